// Serves a folder, opens its page in a browser, and prints what the page says: node open.mjs FOLDER BROWSER.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [folder, browser] = process.argv.slice(2);
const types = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
const profile = await mkdtemp(join(tmpdir(), "page-"));
let opened;

const server = createServer(async (request, answer) => {
  if (request.method === "POST") {
    let said = "";
    for await (const part of request) said += part;
    answer.end();
    console.log(said);
    opened.kill();
    opened.once("exit", async () => {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      process.exit(/^wasm: [0-9a-f]{16}$/.test(said) ? 0 : 1);
    });
    return;
  }
  const name = request.url.slice(1);
  const file = await readFile(join(folder, name)).catch(() => undefined);
  answer.writeHead(file ? 200 : 404, { "content-type": types[name.split(".").at(-1)] ?? "text/plain" }).end(file);
});
server.listen(0, "127.0.0.1", () => {
  const page = `http://127.0.0.1:${server.address().port}/page.html`;
  opened = spawn(browser, ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`, page], { stdio: "ignore" });
});
setTimeout(() => {
  console.error("the page said nothing");
  opened.kill("SIGKILL");
  process.exit(1);
}, 60_000);
