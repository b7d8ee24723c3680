import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";

const tasks = JSON.parse(readFileSync("deno.json", "utf8")).tasks as Record<
  string,
  { command: string }
>;
const dockerfile = readFileSync("Dockerfile", "utf8");

test("every step of the container is a task, and the build steps are in the gate", () => {
  const steps = [...dockerfile.matchAll(/\bdeno task (\w+)|"deno", "task", "(\w+)"/g)]
    .map(([, run, command]) => (run ?? command)!);
  expect(steps).toEqual(["setup", "web", "health", "serve"]);
  expect(steps.filter((step) => !tasks[step])).toEqual([]);
  const gate = readFileSync("tools/gate.ts", "utf8");
  expect(gate).toMatch(/\["task", "setup"\][^]*\["task", "web"\]/);
  expect(tasks.start!.command).toContain("deno task serve");
});

test("the container runs the same Deno as the README's commands", () => {
  const versions = new Set(
    [...dockerfile.matchAll(/deno:debian-([\d.]+)/g)].map(([, version]) => version),
  );
  const readme = new Set(
    [...readFileSync("README.md", "utf8").matchAll(/deno@([\d.]+)/g)].map(([, v]) => v),
  );
  expect(versions).toEqual(readme);
});

test("the health check distinguishes a product that responds from one that does not", async () => {
  await using folder = await createDataFolder();
  await using product = await startProduct(folder.path);
  const check = async () => {
    const args = ["task", "health"];
    const env = { PORT: new URL(product.origin).port };
    return (await new Deno.Command(Deno.execPath(), { args, env, stderr: "null" }).output()).code;
  };
  expect(await check()).toBe(0);
  await product.end("SIGTERM");
  expect(await check()).toBe(1);
});
