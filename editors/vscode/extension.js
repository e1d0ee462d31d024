// Starts `warpproof lsp` for files with kernels.

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async function activate() {
    const settings = workspace.getConfiguration("warpproof");
    const program = { command: settings.get("path", "warpproof"), args: ["lsp"] };
    const languages = ["cuda", "cuda-cpp", "hip", "opencl"];
    client = new LanguageClient("warpproof", "Warpproof", program, {
        documentSelector: languages.flatMap((language) => [
            { language, scheme: "file" },
            { language, scheme: "untitled" },
        ]),
        initializationOptions: {
            arguments: settings.get("arguments", []),
            delay: settings.get("delay", 300),
        },
        synchronize: { configurationSection: "warpproof" },
    });
    await client.start();
};

exports.deactivate = function deactivate() {
    return client?.stop();
};
