// verify:
// expect: proved
//
// Pointers in vectors: each is put into one place, of one vector.

#include <memory>
#include <vector>

__global__ void pushed(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void in_two(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void moments(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void in_objects(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void shared(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void in_structures(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

static float *make() {
    float *cells;
    cudaMalloc(&cells, 1 << 14);
    return cells;
}

struct Optimiser {
    std::vector<float *> values, moments;
    void add(float *value) {
        values.push_back(value);
        moments.push_back(make());
    }
};

struct Record {
    int number;
    float *cells;
};

struct Layer {
    float *weights;
};

struct Net {
    std::vector<Layer *> layers;
    void add(float *weights) {
        Layer *layer = new Layer;
        layer->weights = weights;
        layers.push_back(layer);
    }
};

int main(int argc, char **argv) {
    float *first = make(), *second = make();
    std::vector<float *> row;
    row.push_back(first);
    row.push_back(second);
    pushed<<<8, 256>>>(row[0], row[1]);
    std::vector<Record> records;
    records.push_back({1, first});
    records.push_back({2, second});
    in_structures<<<8, 256>>>(records[0].cells, records[1].cells);
    int count = atoi(argv[1]);
    std::vector<float *> left, right;
    for (int i = 0; i < count; i++) {
        float *both = make();
        left.push_back(both);
        right.push_back(make());
    }
    in_two<<<8, 256>>>(left[0], right[0]);
    Optimiser optimiser;
    optimiser.add(make());
    optimiser.add(make());
    for (size_t i = 0; i < optimiser.values.size(); i++) {
        moments<<<8, 256>>>(optimiser.values[i], optimiser.moments[i]);
    }
    Net net;
    net.add(first);
    net.add(second);
    in_objects<<<8, 256>>>(net.layers[0]->weights, net.layers[1]->weights);
    auto one = std::make_shared<Layer>(Layer{first}), other = std::make_shared<Layer>(Layer{second});
    std::vector<std::shared_ptr<Layer>> all{one, other};
    shared<<<8, 256>>>(all[0]->weights, all[1]->weights);
}
