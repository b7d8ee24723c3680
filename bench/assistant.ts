/**
 * What the assistant's chat adds to a provider's own time, and what many chats at once cost. The
 * provider is a stand-in on this machine, whose cost is counted with ours.
 * Run: deno run -A bench/assistant.ts [CHATS]
 */
import process from "node:process";
import { followAnswer } from "../server/core/assistant/chat/follow_answer.ts";
import { sendPrompt } from "../server/core/assistant/chat/send_prompt.ts";
import { wireModel } from "../tests/support/assistant/wire_model.ts";
import { grantPlan } from "../tests/support/seed/deliveries.ts";
import { type Member, testApp } from "../tests/support/test_app.ts";
import { database } from "./support/lanes.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const CHATS = Number(Deno.args[0] ?? scaled(200, 3));
const ALONE = scaled(40, 2);
/** Milliseconds between two words of the stand-in: about forty words a second. */
const WORD_MS = 25;
const WORDS = Array.from(
  { length: scaled(80, 8) },
  (_, nth) => `palavra${"abcdefghij"[nth % 10]} `,
);
/** Milliseconds that the first word may come later than from the provider itself. */
const GOAL_MS = 30;

await using wire = await wireModel({ text: WORDS }, { everyMs: WORD_MS });
const { config, close } = await database();
await using w = await testApp({
  languageModel: wire.model,
  database: { config: { ...config, max: 8 }, drop: close } as never,
});
const people: Member[] = [];
for (let nth = 0; nth < CHATS; nth++) {
  const person = await w.member(`chat${nth}`);
  await grantPlan(w, person, { assistantPerDay: -1, offersPerDay: -1 });
  people.push(person);
}

/** Milliseconds from the prompt to the first text, and to the end. */
async function chat(person: Member): Promise<{ first: number; whole: number }> {
  const begun = performance.now();
  const { answer } = await sendPrompt(person.ctx(), { text: "Conte uma história" });
  let first = NaN;
  const from = { id: answer.id, draw: 0, offset: 0 };
  for await (const { text, isOver } of await followAnswer(person.ctx(), from)) {
    if (Number.isNaN(first) && text !== "") first = performance.now() - begun;
    if (isOver) break;
  }
  return { first, whole: performance.now() - begun };
}

/** Milliseconds from a request to the provider's own first bytes. */
async function provider(): Promise<number> {
  const begun = performance.now();
  const request = {
    instructions: "",
    messages: [{ role: "user" as const, text: "Oi" }],
    tools: [],
    maxOutputTokens: 100,
  };
  for await (const event of wire.model.stream(request, new AbortController().signal)) {
    if (event.type === "text") break;
  }
  return performance.now() - begun;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

await chat(people[0]!); // warm
const [own, ours]: [number[], number[]] = [[], []];
for (let nth = 0; nth < ALONE; nth++) {
  own.push(await provider());
  ours.push((await chat(people[nth % people.length]!)).first);
}
const beyond = median(ours) - median(own);
console.info(
  `first word, one chat at a time, p50: provider ${median(own).toFixed(1)} ms, ` +
    `chat ${median(ours).toFixed(1)} ms: ${beyond.toFixed(1)} ms beyond (goal ≤ ${GOAL_MS} ms)`,
);
reportRatio("The first word of a chat, beside the provider's own", median(ours) / median(own));

const memory = Deno.memoryUsage().rss;
const cpu = process.cpuUsage();
const begun = performance.now();
let most = memory;
const watch = setInterval(() => most = Math.max(most, Deno.memoryUsage().rss), 100);
const all = await Promise.all(people.map(chat));
clearInterval(watch);
const seconds = (performance.now() - begun) / 1000;
const used = process.cpuUsage(cpu);
const cores = (used.user + used.system) / 1e6 / seconds;
console.info(
  `${CHATS} chats at once: ${seconds.toFixed(1)} s, ${cores.toFixed(2)} cores with the stand-in, ` +
    `memory ${mb(memory)} → at most ${mb(most)} MB, ` +
    `first word p50 ${median(all.map(({ first }) => first)).toFixed(0)} ms, ` +
    `whole p50 ${median(all.map(({ whole }) => whole)).toFixed(0)} ms`,
);

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
