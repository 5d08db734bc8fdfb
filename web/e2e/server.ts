// A server of its own for each worker: a process, a database in a folder that goes with it.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env["SHIPMATES_PYTHON"] ?? join(ROOT, ".venv/bin/python");

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const place = probe.address();
      probe.close(() => (place && typeof place === "object" ? found(place.port) : failed(new Error("no port"))));
    });
  });
}

export class Host {
  #process: ChildProcess | null = null;
  #said = "";
  #shadow: NodeJS.ProcessEnv = {};

  private constructor(
    readonly base: string,
    readonly folder: string,
    readonly settings: Record<string, string>,
  ) {}

  /** Starts a server on a free port; settings as the environment has them, without the prefix. */
  static async open(settings: Record<string, string> = {}): Promise<Host> {
    const folder = await mkdtemp(join(tmpdir(), "shipmates-"));
    const host = new Host(`http://127.0.0.1:${await freePort()}`, folder, settings);
    await host.start();
    return host;
  }

  async start(): Promise<void> {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      ...this.#shadow,
      SHIPMATES_HOME: this.folder,
      SHIPMATES_PORT: new URL(this.base).port,
      SHIPMATES_REQUESTS_PER_MINUTE: "1000000",
      SHIPMATES_LOG_LEVEL: "warning",
      // Stories are about the table; how strong bots are is shown elsewhere.
      SHIPMATES_SIMPLE_BOTS: process.env["SIMPLE_BOTS"] ?? "1",
      // Their own processes run when the machine is idle, and beside other tests it never is.
      SHIPMATES_BOT_WORKERS: process.env["BOT_WORKERS"] ?? "0",
      SHIPMATES_BOT_PAUSE: process.env["BOT_PAUSE"] ?? "0.02",
      SHIPMATES_GRACE: "1",
    };
    for (const [name, value] of Object.entries(this.settings)) env[`SHIPMATES_${name}`] = value;
    const child = spawn(PYTHON, ["-m", "shipmates", "serve"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (said: Buffer) => (this.#said += String(said)));
    for (let tries = 0; tries < 3000; tries++) {
      if (child.exitCode !== null) break;
      const up = await fetch(`${this.base}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server did not start:\n${this.#said}`);
  }

  /** Lets the next start find no native core, as on a machine where it is not installed. */
  async hideCore(): Promise<void> {
    const shadow = join(this.folder, "shadow");
    await mkdir(shadow, { recursive: true });
    await writeFile(
      join(shadow, "shipmates_native.py"),
      `raise ModuleNotFoundError("No module named 'shipmates_native'", name=__name__)\n`,
    );
    this.#shadow = { PYTHONPATH: shadow };
  }

  /** Ends it without a word, as a power cut does. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.kill("SIGTERM");
    await rm(this.folder, { recursive: true, force: true });
    if (/Traceback|"level": "error"|\[error/.test(this.#said)) throw new Error(`the server complained:\n${this.#said}`);
  }
}
