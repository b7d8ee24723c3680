import { expect, test } from "vitest";
import { messengerCommand } from "../../server/process/messenger_child.ts";

test("a messaging process has the same limits alone as beside the web", async () => {
  const { tasks } = JSON.parse(await Deno.readTextFile("deno.json"));
  const variables = Object.entries(messengerCommand.env).map((pair) => pair.join("="));
  const command = [...variables, "deno", ...messengerCommand.args].join(" ");
  expect(tasks.messenger.command).toBe(command);
});
