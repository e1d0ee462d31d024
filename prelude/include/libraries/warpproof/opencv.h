// OpenCV: declarations of what programs with kernels use to read, show and write images.
#pragma once
#pragma clang system_header
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#define CV_8U 0
#define CV_8S 1
#define CV_16U 2
#define CV_16S 3
#define CV_32S 4
#define CV_32F 5
#define CV_64F 6
#define CV_MAKETYPE(depth, channels) ((depth) + (((channels)-1) << 3))
#define CV_8UC1 CV_MAKETYPE(CV_8U, 1)
#define CV_8UC3 CV_MAKETYPE(CV_8U, 3)
#define CV_8UC4 CV_MAKETYPE(CV_8U, 4)
#define CV_8UC(n) CV_MAKETYPE(CV_8U, (n))
#define CV_16UC1 CV_MAKETYPE(CV_16U, 1)
#define CV_32SC1 CV_MAKETYPE(CV_32S, 1)
#define CV_32FC1 CV_MAKETYPE(CV_32F, 1)
#define CV_32FC3 CV_MAKETYPE(CV_32F, 3)
#define CV_32FC4 CV_MAKETYPE(CV_32F, 4)
#define CV_32FC(n) CV_MAKETYPE(CV_32F, (n))
#define CV_64FC1 CV_MAKETYPE(CV_64F, 1)
typedef unsigned char uchar;

namespace cv {
typedef std::string String;
template <class __T> struct Point_ {
  __T x, y;
  Point_(__T x = 0, __T y = 0) : x(x), y(y) {}
};
typedef Point_<int> Point, Point2i;
typedef Point_<float> Point2f;
typedef Point_<double> Point2d;
template <class __T> struct Size_ {
  __T width, height;
  Size_(__T w = 0, __T h = 0) : width(w), height(h) {}
  __T area() const { return width * height; }
  bool operator==(const Size_ &s) const { return width == s.width && height == s.height; }
};
typedef Size_<int> Size, Size2i;
template <class __T> struct Rect_ {
  __T x, y, width, height;
  Rect_(__T x = 0, __T y = 0, __T w = 0, __T h = 0) : x(x), y(y), width(w), height(h) {}
};
typedef Rect_<int> Rect;
template <class __T, int __N> struct Vec {
  __T val[__N];
  Vec() : val() {}
  template <class... __A> Vec(__T v, __A... rest) : val{v, (__T)rest...} {}
  __T &operator[](int i) { return val[i]; }
  const __T &operator[](int i) const { return val[i]; }
};
typedef Vec<uchar, 2> Vec2b;
typedef Vec<uchar, 3> Vec3b;
typedef Vec<uchar, 4> Vec4b;
typedef Vec<int, 3> Vec3i;
typedef Vec<float, 2> Vec2f;
typedef Vec<float, 3> Vec3f;
typedef Vec<float, 4> Vec4f;
typedef Vec<double, 3> Vec3d;
struct Scalar : Vec<double, 4> {
  Scalar(double a = 0, double b = 0, double c = 0, double d = 0) : Vec<double, 4>(a, b, c, d) {}
  static Scalar all(double);
};

class Mat {
public:
  int flags, dims, rows, cols;
  uchar *data;
  struct { size_t p[2]; operator size_t() const; size_t operator[](int) const; } step;
  enum { AUTO_STEP = 0 };
  Mat();
  Mat(int rows, int cols, int type);
  Mat(Size, int type);
  Mat(int rows, int cols, int type, const Scalar &);
  Mat(Size, int type, const Scalar &);
  Mat(int rows, int cols, int type, void *data, size_t step = AUTO_STEP);
  Mat(Size, int type, void *data, size_t step = AUTO_STEP);
  Mat(const Mat &, const Rect &);
  static Mat zeros(int rows, int cols, int type);
  static Mat zeros(Size, int type);
  static Mat ones(int rows, int cols, int type);
  static Mat eye(int rows, int cols, int type);
  void create(int rows, int cols, int type);
  void create(Size, int type);
  void release();
  Mat clone() const;
  Mat row(int) const;
  Mat col(int) const;
  Mat t() const;
  Mat reshape(int channels, int rows = 0) const;
  Mat operator()(const Rect &) const;
  Mat &operator=(const Scalar &);
  void copyTo(Mat &) const;
  void convertTo(Mat &, int type, double alpha = 1, double beta = 0) const;
  Mat &setTo(const Scalar &);
  bool empty() const;
  bool isContinuous() const;
  int channels() const;
  int type() const;
  int depth() const;
  size_t total() const;
  size_t elemSize() const;
  size_t elemSize1() const;
  size_t step1(int = 0) const;
  Size size() const;
  template <class __T> __T *ptr(int = 0);
  template <class __T> const __T *ptr(int = 0) const;
  uchar *ptr(int = 0);
  const uchar *ptr(int = 0) const;
  template <class __T> __T &at(int);
  template <class __T> __T &at(int, int);
  template <class __T> const __T &at(int, int) const;
  template <class __T> __T &at(Point);
};
template <class __T> class Mat_ : public Mat {
public:
  using Mat::Mat;
  __T &operator()(int, int);
};
typedef Mat &OutputArray, &InputOutputArray;
typedef const Mat &InputArray;
std::ostream &operator<<(std::ostream &, const Mat &);
Mat operator+(const Mat &, const Mat &);
Mat operator-(const Mat &, const Mat &);
Mat operator*(const Mat &, double);

enum ImreadModes {
  IMREAD_UNCHANGED = -1,
  IMREAD_GRAYSCALE = 0,
  IMREAD_COLOR = 1,
  IMREAD_ANYDEPTH = 2,
  IMREAD_ANYCOLOR = 4
};
enum WindowFlags { WINDOW_NORMAL = 0, WINDOW_AUTOSIZE = 1, WINDOW_OPENGL = 4096 };
enum ColorConversionCodes {
  COLOR_BGR2BGRA = 0,
  COLOR_BGRA2BGR = 1,
  COLOR_BGR2RGBA = 2,
  COLOR_RGBA2BGR = 3,
  COLOR_BGR2RGB = 4,
  COLOR_RGB2BGR = 4,
  COLOR_BGR2GRAY = 6,
  COLOR_RGB2GRAY = 7,
  COLOR_GRAY2BGR = 8,
  COLOR_GRAY2BGRA = 9,
  COLOR_BGR2HSV = 40,
  COLOR_BGR2YCrCb = 36
};
enum { INTER_NEAREST, INTER_LINEAR, INTER_CUBIC, INTER_AREA };
enum { NORM_INF = 1, NORM_L1 = 2, NORM_L2 = 4, NORM_MINMAX = 32 };
enum { BORDER_CONSTANT, BORDER_REPLICATE, BORDER_REFLECT, BORDER_WRAP, BORDER_REFLECT_101,
       BORDER_DEFAULT = 4 };
enum VideoCaptureProperties {
  CAP_PROP_FRAME_WIDTH = 3,
  CAP_PROP_FRAME_HEIGHT = 4,
  CAP_PROP_FPS = 5,
  CAP_PROP_FRAME_COUNT = 7
};

Mat imread(const String &, int = IMREAD_COLOR);
bool imwrite(const String &, InputArray, const std::vector<int> & = {});
void namedWindow(const String &, int = WINDOW_AUTOSIZE);
void imshow(const String &, InputArray);
int waitKey(int = 0);
void destroyWindow(const String &);
void destroyAllWindows();
void cvtColor(InputArray, OutputArray, int, int = 0);
void resize(InputArray, OutputArray, Size, double = 0, double = 0, int = INTER_LINEAR);
void GaussianBlur(InputArray, OutputArray, Size, double, double = 0, int = BORDER_DEFAULT);
void blur(InputArray, OutputArray, Size, Point = Point(-1, -1), int = BORDER_DEFAULT);
void filter2D(InputArray, OutputArray, int, InputArray, Point = Point(-1, -1), double = 0,
              int = BORDER_DEFAULT);
void Sobel(InputArray, OutputArray, int, int, int, int = 3, double = 1, double = 0,
           int = BORDER_DEFAULT);
void copyMakeBorder(InputArray, OutputArray, int, int, int, int, int, const Scalar & = Scalar());
void normalize(InputArray, OutputArray, double = 1, double = 0, int = NORM_L2, int = -1);
double norm(InputArray, int = NORM_L2);
double norm(InputArray, InputArray, int = NORM_L2);
void absdiff(InputArray, InputArray, OutputArray);
void split(InputArray, std::vector<Mat> &);
void merge(const std::vector<Mat> &, OutputArray);
int64_t getTickCount();
double getTickFrequency();
template <class __T> uchar saturate_cast(__T);

class VideoCapture {
public:
  VideoCapture();
  VideoCapture(int);
  VideoCapture(const String &);
  bool open(const String &);
  bool isOpened() const;
  bool read(OutputArray);
  void release();
  VideoCapture &operator>>(Mat &);
  double get(int) const;
  bool set(int, double);
};
class VideoWriter {
public:
  VideoWriter();
  VideoWriter(const String &, int, double, Size, bool = true);
  bool isOpened() const;
  void write(InputArray);
  VideoWriter &operator<<(const Mat &);
  void release();
  static int fourcc(char, char, char, char);
};
} // namespace cv
#define CV_LOAD_IMAGE_UNCHANGED cv::IMREAD_UNCHANGED
#define CV_LOAD_IMAGE_GRAYSCALE cv::IMREAD_GRAYSCALE
#define CV_LOAD_IMAGE_COLOR cv::IMREAD_COLOR
#define CV_WINDOW_AUTOSIZE cv::WINDOW_AUTOSIZE
#define CV_WINDOW_NORMAL cv::WINDOW_NORMAL
#define CV_BGR2GRAY cv::COLOR_BGR2GRAY
#define CV_BGR2RGBA cv::COLOR_BGR2RGBA
#define CV_GRAY2BGR cv::COLOR_GRAY2BGR
