import { setTimeout as pause } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import type {
  LanguageModel,
  ModelEvent,
  ModelRefusal,
  ModelRequest,
} from "../../core/assistant/language_model.ts";
import { redactRequest } from "../../core/assistant/redact.ts";
import type { LanguageModel as VendorModel } from "ai";
import { type Fetches, type ProviderSettings, vendorModel } from "./providers.ts";
import { refusal, toRefusal } from "./refusals.ts";
import { attemptClock, type StreamLimits, streamLimits } from "./stream_limits.ts";

const log = getLogger(["garimpo", "language_models"]);

/** Attempts of one step; another follows only while the model has said nothing. */
const ATTEMPTS = 3;
/** The pause before the second attempt, in milliseconds; the next is twice as long. */
const PAUSE_MS = 400;
/** The longest pause that a provider asks for and that a person waits for. */
const LONGEST_PAUSE_MS = 5_000;
/** Steps of one process at once. */
const MOST_AT_ONCE = 300;

/** Leaves a provider alone that does not answer; `http/outbound/breaker.ts` is one. */
export type Circuit = {
  /** @throws while the host is left alone */
  readonly pass: (host: string) => void;
  readonly failed: (host: string) => void;
  readonly answered: (host: string) => void;
};

type Options = { readonly limits?: Partial<StreamLimits>; readonly pauseMs?: number };

/** The name of the model that these settings open. */
export const modelName = ({ provider, model }: Pick<ProviderSettings, "provider" | "model">) =>
  `${provider}/${model}`;

/**
 * Returns the operator's language model. The libraries are loaded with its first step. What it sends
 * is redacted here for every caller: nothing else speaks to a provider.
 */
export function languageModel(
  settings: ProviderSettings,
  fetches: Fetches,
  circuit: Circuit,
  { limits: given = {}, pauseMs = PAUSE_MS }: Options = {},
): LanguageModel {
  const limits = { ...streamLimits, ...given };
  const name = modelName(settings);
  let opened: Promise<{ model: VendorModel; oneStep: typeof import("./one_step.ts").oneStep }>;
  const open = () =>
    opened ??= Promise.all([vendorModel(settings, fetches), import("./one_step.ts")])
      .then(([model, { oneStep }]) => ({ model, oneStep }));
  let atOnce = 0;

  async function* stream(given: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const request = redactRequest(given);
    const whole = AbortSignal.timeout(limits.wholeMs);
    const until = AbortSignal.any([signal, whole]);
    for (let attempt = 1;; attempt++) {
      signal.throwIfAborted();
      pass();
      let hasBegun = false;
      try {
        for await (const event of attemptOnce(request, until)) {
          if (event.type !== "sign") {
            hasBegun = true;
            yield event;
          }
        }
        return circuit.answered(name);
      } catch (error) {
        signal.throwIfAborted();
        const refused = whole.aborted
          ? refusal("ASSISTANT_CUT_OFF", `not done in ${limits.wholeMs} ms`)
          : toRefusal(error, hasBegun);
        record(refused);
        const wait = hasBegun || attempt === ATTEMPTS ? null : pauseBefore(refused, attempt);
        if (wait === null) throw refused;
        await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  }

  async function* attemptOnce(request: ModelRequest, until: AbortSignal) {
    const { model, oneStep } = await open();
    const clock = attemptClock(limits, until);
    const step = oneStep(model, request, clock.signal);
    try {
      for (;;) {
        const next = await clock.within(step.next());
        if (next.done) return;
        clock.beat();
        yield next.value;
      }
    } catch (error) {
      throw clock.signal.aborted ? clock.signal.reason : error;
    } finally {
      clock.stop();
      step.return(undefined).catch(() => {}); // it ends with its request
    }
  }

  /** @throws ModelRefusal while the provider is left alone */
  function pass(): void {
    try {
      circuit.pass(name);
    } catch {
      throw refusal("ASSISTANT_UNAVAILABLE", "the provider is left alone for a while");
    }
  }

  function record({ modelCode, detail }: ModelRefusal): void {
    log.warn("{name} gave no whole answer: {code}, {detail}", { name, code: modelCode, detail });
    if (modelCode === "ASSISTANT_UNAVAILABLE") circuit.failed(name);
    else if (modelCode !== "ASSISTANT_CUT_OFF") circuit.answered(name);
  }

  /** How long to wait before the next attempt; null: it would not help, or take too long. */
  function pauseBefore({ modelCode, retryAfterMs }: ModelRefusal, attempt: number): number | null {
    if (modelCode !== "ASSISTANT_BUSY" && modelCode !== "ASSISTANT_UNAVAILABLE") return null;
    const wait = retryAfterMs ?? pauseMs * 2 ** (attempt - 1);
    return wait <= LONGEST_PAUSE_MS ? wait : null;
  }

  async function* limited(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    if (atOnce >= MOST_AT_ONCE) throw refusal("ASSISTANT_BUSY", `${MOST_AT_ONCE} steps at once`);
    atOnce++;
    try {
      yield* stream(request, signal);
    } finally {
      atOnce--;
    }
  }

  return { name, stream: limited };
}
