// The extension with a stand-in for the editor's own module: that it starts the server of WARPPROOF,
// for which files and with which settings, and that this server answers.

const assert = require("node:assert");
const { spawn } = require("node:child_process");
const Module = require("node:module");
const test = require("node:test");

function loaded(settings, made) {
    const load = Module._load;
    Module._load = (name, ...rest) => {
        if (name === "vscode") {
            const get = (key, otherwise) => settings[key] ?? otherwise;
            return { workspace: { getConfiguration: () => ({ get }) } };
        }
        if (name === "vscode-languageclient/node") {
            class LanguageClient {
                constructor(id, title, program, options) {
                    Object.assign(made, { id, program, options });
                }
                async start() { made.started = true; }
                async stop() { made.stopped = true; }
            }
            return { LanguageClient };
        }
        return load(name, ...rest);
    };
    try {
        delete require.cache[require.resolve("../extension.js")];
        return require("../extension.js");
    } finally {
        Module._load = load;
    }
}

test("the client's package is there", () => {
    // Without the editor it resolves and no more.
    assert.ok(require.resolve("vscode-languageclient/node"));
});

test("the server is started with the settings, and stopped", async () => {
    const made = {};
    const extension = loaded({ path: "/opt/warpproof", delay: 7 }, made);
    await extension.activate();
    assert.ok(made.started);
    assert.deepStrictEqual(made.program, { command: "/opt/warpproof", args: ["lsp"] });
    assert.deepStrictEqual(made.options.initializationOptions, { arguments: [], delay: 7 });
    await extension.deactivate();
    assert.ok(made.stopped);
});

test("what is started answers", async () => {
    const made = {};
    await loaded({ path: process.env.WARPPROOF }, made).activate();
    const server = spawn(made.program.command, made.program.args);
    const params = {
        processId: null,
        capabilities: {},
        initializationOptions: made.options.initializationOptions,
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
    server.stdin.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
    const [answer] = await require("node:events").once(server.stdout, "data");
    assert.match(String(answer), /"codeLensProvider"/);
    server.stdin.end();
    const [code] = await require("node:events").once(server, "exit");
    assert.strictEqual(code, 1);
});
