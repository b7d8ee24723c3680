import { expect, test } from "vitest";
import { queuePerKey } from "../../server/process/queue_per_key.ts";

test("tasks of one key wait for each other, and those of another key do not", async () => {
  const queueOf = queuePerKey({ concurrency: 2 });
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const held = [1, 2, 3].map((n) =>
    queueOf("ana").add(async () => {
      started.push(`ana ${n}`);
      await gate.promise;
      return n;
    })
  );
  await queueOf("bia").add(() => Promise.resolve(started.push("bia 1")));
  expect(started).toEqual(["ana 1", "ana 2", "bia 1"]);
  gate.resolve();
  expect(await Promise.all(held)).toEqual([1, 2, 3]);
  expect(started.at(-1)).toBe("ana 3");
});

test("a failed task fails its caller, and the next one of its key runs", async () => {
  const queueOf = queuePerKey({ concurrency: 1 });
  const failing = queueOf("ana").add(() => Promise.reject(new Error("no picture")));
  const next = queueOf("ana").add(() => Promise.resolve("a picture"));
  await expect(failing).rejects.toThrow("no picture");
  expect(await next).toBe("a picture");
});
