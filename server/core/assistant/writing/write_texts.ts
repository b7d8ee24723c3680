import { requireAttempt } from "../../attempts.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure, type FailureCode, sentences } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type GroupId, isId, type OfferId, type UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { RetailSeason } from "../../templates/retail_year.ts";
import { redactForModel, type SentToModel, sentToModel } from "../redact.ts";
import {
  recordAssistantUse,
  releaseAssistantUse,
  requireAssistantOn,
  reserveAssistantUse,
} from "../usage/reserve_use.ts";
import { bestTexts } from "./best_texts.ts";
import {
  type Brief,
  type Draft,
  draftOf,
  likeness,
  type WritingPurpose,
  writingRequest,
} from "./brief.ts";
import { draftByModel, ENOUGH_DRAFTS } from "./draft_by_model.ts";
import { loadOfferBrief, type OfferBrief } from "./offer_brief.ts";
import type { EmojiAmount, Length, Tone } from "./rules/tones.ts";
import { replyByRules, writeByRules } from "./rules/write_by_rules.ts";
import { unsafeText } from "./unsafe_text.ts";

/** Texts that a person has written in an hour, with a model or without. */
const WRITINGS = { most: 120, minutes: 60 };
/** Milliseconds that a model has for all its rounds; then the rules write. */
const MODEL_MS = 45_000;
const QUESTION_LENGTH = { least: 3, most: 1_000 };

export type WriteTexts =
  & {
    readonly purpose: WritingPurpose;
    readonly tone: Tone;
    readonly length: Length;
    readonly emojis: EmojiAmount;
  }
  & Given<{
    /** Absent: an example's values. */
    offerId: OfferId;
    season: RetailSeason;
    groupId: GroupId;
    /** Somebody's question, which is answered instead. */
    question: string;
  }>;

/** A draft as it would be sent. */
export type WrittenDraft = Draft & {
  /** The text with what law and contracts add, and the signature: what may be copied into a chat. */
  readonly message: string;
};

export type WrittenTexts = {
  /** The offer that they are of; null: an example. */
  readonly offerId: OfferId | null;
  readonly drafts: readonly WrittenDraft[];
  /** Why the rules wrote some or all of them; null: they wrote none. */
  readonly rulesBecause: FailureCode | null;
  /** What was sent to the provider; null: nothing. */
  readonly sent: SentToModel | null;
};

const reserve = command((tx, userId: UserId) => reserveAssistantUse(tx, userId));

/**
 * Writes some drafts in the way that a person wishes, by the language model where it may, else by the
 * rules. No draft has a number, a link or a claim that is not a fact of the offer. Nothing is stored.
 * @throws Failure OFFER_NOT_FOUND, GROUP_NOT_FOUND, WRITING_QUESTION_INVALID, TOO_MANY_ATTEMPTS
 */
export async function writeTexts(ctx: Context, input: WriteTexts): Promise<WrittenTexts> {
  const userId = permit(ctx.viewer, "assistant.write");
  const { brief, complete } = await loadBrief(ctx, userId, input);
  await requireAttempt(ctx, userId, "writeTexts", WRITINGS);
  const { drafts, because, sent } = await writeWithModel(ctx, userId, brief);
  const isEnough = drafts.length >= ENOUGH_DRAFTS;
  const all = isEnough ? drafts : [...drafts, ...draftByRules(brief, drafts, crypto.randomUUID())];
  return {
    offerId: input.offerId || null,
    drafts: all.map((draft) => ({ ...draft, message: complete(draft.text) })),
    rulesBecause: isEnough ? null : because,
    sent,
  };
}

/** Lets the model write, if the person, their plan and the day's budget allow it. */
async function writeWithModel(ctx: Context, userId: UserId, brief: Brief) {
  const model = ctx.ports.languageModel;
  let use;
  try {
    use = await reserve(ctx, userId);
  } catch (error) {
    if (error instanceof Failure) return { drafts: [], because: error.code, sent: null };
    throw error;
  }
  let [sent, isAnswered]: [SentToModel | null, boolean] = [null, false];
  try {
    const drafts = await draftByModel(model!, brief, {
      signal: AbortSignal.timeout(MODEL_MS),
      async onUse(step) {
        isAnswered ||= step.isAnswered;
        await recordAssistantUse(ctx, use, step);
      },
      async onSend(messages) {
        await requireAssistantOn(ctx, userId);
        sent = sentToModel(model!.name, { ...writingRequest(brief), messages });
      },
    });
    return { drafts, because: "ASSISTANT_TEXTS_REFUSED" as const, sent };
  } catch (error) {
    if (!isAnswered) await releaseAssistantUse(ctx, use);
    const code = error instanceof Failure ? error.code : null;
    const isTimeOut = error instanceof DOMException && error.name === "TimeoutError";
    if (!code && !isTimeOut) throw error;
    return { drafts: [], because: code ?? "ASSISTANT_UNAVAILABLE" as const, sent };
  }
}

/** Returns what the rules write, so that there are enough drafts, none like another. */
export function draftByRules(brief: Brief, written: readonly Draft[], seed: string): Draft[] {
  const known = new Set(Object.keys(brief.values).filter((name) => brief.values[name]));
  const seen = new Set(written.map(({ body }) => likeness(body)));
  const drafts: Draft[] = [];
  for (let n = 0; drafts.length + written.length < ENOUGH_DRAFTS && n < 20; n++) {
    const body = brief.question === null
      ? writeByRules(brief.wish, `${seed} ${n}`, known)
      : replyByRules(brief.wish, `${seed} ${n}`, { question: brief.question, known });
    const draft = unsafeText(body, brief) ? null : draftOf(brief, body, null, false);
    if (!draft || seen.has(likeness(draft.body))) continue;
    seen.add(likeness(draft.body));
    drafts.push(draft);
  }
  return drafts;
}

/** Returns what is to be written, and how a text of it becomes a message. */
async function loadBrief(ctx: Context, userId: UserId, input: WriteTexts): Promise<
  { readonly brief: Brief; readonly complete: OfferBrief["complete"] }
> {
  const { purpose, tone, length, emojis, season = null } = input;
  const question = input.question?.trim() || null;
  if (question !== null) {
    const { least, most } = QUESTION_LENGTH;
    if (question.length < least || question.length > most) {
      throw new Failure("WRITING_QUESTION_INVALID", ["question"]);
    }
  }
  const { values, shop, complete } = await loadOfferBrief(ctx, userId, input.offerId || null);
  const [groupTitle, examples] = await Promise.all([
    input.groupId ? titleOfGroup(ctx, userId, input.groupId) : null,
    bestTexts(ctx, userId),
  ]);
  const wish = { tone, length, emojis, season: season ?? null };
  const brief = {
    ...{ purpose, wish, values, shop, groupTitle, examples },
    question: question && redactForModel(question),
  };
  return { brief, complete };
}

/** @throws Failure GROUP_NOT_FOUND, for another person's as well */
async function titleOfGroup({ db }: Context, userId: UserId, id: GroupId): Promise<string> {
  const group = isId("grp", id) &&
    await db.selectFrom("groups").select("title")
      .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!group) throw new Failure("GROUP_NOT_FOUND", ["groupId"]);
  return group.title;
}

/** The sentence of why the rules wrote. */
export const rulesSentence = (code: FailureCode): string => sentences[code];
