import { expect, test } from "vitest";
import { fuzzDocuments, type Fuzzed, fuzzRequests } from "../support/fuzz/fuzz.ts";

/** A sample from another seed each time; `deno task fuzz` sends thousands, and says which are slow. */
const chosen = Deno.env.get("FUZZ");
const { seed, documents, requests }: Record<"seed" | "documents" | "requests", number> = chosen
  ? JSON.parse(chosen)
  : { seed: Math.floor(Math.random() * 1_000_000_000), documents: 200, requests: 200 };
const LONGEST_MS = 1_800_000;

/** In the gate, others keep the processor busy: there, slowness says nothing. */
function failuresOf({ sent, slowestMs, slow, unexpected }: Fuzzed) {
  if (!chosen) return unexpected;
  console.info(`${sent} from seed ${seed}; the slowest took ${Math.round(slowestMs)} ms`);
  return [...unexpected, ...slow];
}

test("random documents end in no unexpected error", async () => {
  expect(failuresOf(await fuzzDocuments(documents, seed))).toEqual([]);
}, LONGEST_MS);

test("malformed requests end in no unexpected error", async () => {
  expect(failuresOf(await fuzzRequests(requests, seed))).toEqual([]);
}, LONGEST_MS);
