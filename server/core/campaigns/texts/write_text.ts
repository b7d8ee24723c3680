import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { tidyTags } from "../../groups/tags.ts";
import { type CampaignTextId, isId, newId } from "../../ids.ts";
import { mediaIdOf } from "../../media/media.ts";
import { requireOwnMedia } from "../../media/queries.ts";
import { permit } from "../../permissions.ts";
import { hasErrors, lint, LONGEST_BODY } from "../../templates/lint.ts";
import { checkCount, type Variant } from "../../templates/template.ts";
import {
  type CampaignText,
  checkedName,
  MOST_CAMPAIGN_TEXTS,
  textSearchText,
} from "./campaign_text.ts";
import { asCampaignText } from "./tables.ts";
import { textLintRules } from "./text_variables.ts";

/** What a person typed of a campaign text. */
export type CampaignTextInput = Pick<
  CampaignText,
  "name" | "variants" | "season" | "tags" | "marketplaces" | "mediaUrl"
>;

/** @throws Failure CAMPAIGN_TEXT_NAME_INVALID, CAMPAIGN_TEXT_VARIANTS_INVALID, CAMPAIGN_TEXT_HAS_ERRORS, TAGS_INVALID, MEDIA_INVALID */
export function checkedText(input: CampaignTextInput): CampaignTextInput {
  const { season, mediaUrl } = input;
  if (mediaUrl !== null && !mediaIdOf(mediaUrl)) throw new Failure("MEDIA_INVALID", ["mediaUrl"]);
  return {
    name: checkedName(input.name),
    variants: checkedVariants(input.variants),
    season,
    tags: tidyTags(input.tags, "tags"),
    marketplaces: [...new Set(input.marketplaces)],
    mediaUrl,
  };
}

function checkedVariants(variants: readonly Variant[]): Variant[] {
  checkCount(variants, "CAMPAIGN_TEXT_VARIANTS_INVALID");
  return variants.map(({ slot, body: typed, weight }, at) => {
    const refusal = new Failure("CAMPAIGN_TEXT_HAS_ERRORS", ["variants", String(at), "body"]);
    if (typed.length > 2 * LONGEST_BODY) throw refusal; // before `lint` reads it
    const body = typed.replace(/\r\n?/g, "\n").replace(
      /(?!\n|\t|\u200d)[\p{Cc}\p{Cf}\p{Cs}]/gu,
      "",
    );
    if (hasErrors(lint(body, textLintRules))) throw refusal;
    return { slot, body, weight };
  });
}

export const columnsOf = (text: CampaignTextInput) => ({
  name: text.name,
  variants: JSON.stringify(text.variants),
  season: text.season,
  tags: [...text.tags],
  marketplaces: [...text.marketplaces],
  media_url: text.mediaUrl,
  search_text: textSearchText(text),
});

/** Locks the person's texts until the transaction ends. @throws Failure CAMPAIGN_TEXTS_LIMIT without room for so many more */
export async function requireTextRoom({ db, viewer }: Tx, more = 1): Promise<void> {
  const userId = permit(viewer, "campaignText.edit");
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await db.selectFrom("campaign_texts").where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) + more > MOST_CAMPAIGN_TEXTS) throw new Failure("CAMPAIGN_TEXTS_LIMIT");
}

/** Returns the viewer's own text, a deleted one too, locked. @throws Failure CAMPAIGN_TEXT_NOT_FOUND */
export async function lockText({ db, viewer }: Tx, id: string): Promise<CampaignText> {
  const userId = permit(viewer, "campaignText.edit");
  const text = isId("cmt", id) &&
    await db.selectFrom("campaign_texts").select(asCampaignText)
      .where("id", "=", id).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!text) throw new Failure("CAMPAIGN_TEXT_NOT_FOUND", ["id"]);
  return text;
}

/** Creates a campaign text. @throws Failure CAMPAIGN_TEXTS_LIMIT, and those of `checkedText` */
export const createCampaignText = command(
  async (tx, input: CampaignTextInput): Promise<CampaignText> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "campaignText.edit");
    const text = checkedText(input);
    await requireTextRoom(tx);
    await requireOwnMedia(tx, userId, text.mediaUrl, ["mediaUrl"]);
    const added = await db.insertInto("campaign_texts").values({
      id: newId("cmt"),
      user_id: userId,
      version: 1,
      ...columnsOf(text),
      created_at: now,
      updated_at: now,
    }).returning(asCampaignText).executeTakeFirstOrThrow();
    emit({ name: "campaignText.created", userId, campaignTextId: added.id });
    return added;
  },
);

type UpdateCampaignText = Given<CampaignTextInput> & {
  readonly id: CampaignTextId;
  /** The version that the person saw. */
  readonly version: number;
};

/** The text changed after the version that the caller saw; `current` is the stored one. */
export class CampaignTextChangedMeanwhile extends Failure {
  constructor(readonly current: CampaignText) {
    super("CAMPAIGN_TEXT_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * Updates a campaign text; absent fields stay, and a season or picture of null is none.
 * @throws CampaignTextChangedMeanwhile, and the failures of `checkedText`
 */
export const updateCampaignText = command(
  async (tx, input: UpdateCampaignText): Promise<CampaignText> => {
    const { db, now, emit } = tx;
    const text = await lockText(tx, input.id);
    if (text.deletedAt) throw new Failure("CAMPAIGN_TEXT_NOT_FOUND", ["id"]);
    if (text.version !== input.version) throw new CampaignTextChangedMeanwhile(text);
    const saved = checkedText({
      name: input.name ?? text.name,
      variants: input.variants ?? text.variants,
      season: input.season === undefined ? text.season : input.season,
      tags: input.tags ?? text.tags,
      marketplaces: input.marketplaces ?? text.marketplaces,
      mediaUrl: input.mediaUrl === undefined ? text.mediaUrl : input.mediaUrl,
    });
    if (saved.mediaUrl !== text.mediaUrl) {
      await requireOwnMedia(tx, text.userId, saved.mediaUrl, ["mediaUrl"]);
    }
    const changed = await db.updateTable("campaign_texts").where("id", "=", text.id)
      .set({ version: text.version + 1, ...columnsOf(saved), updated_at: now })
      .returning(asCampaignText).executeTakeFirstOrThrow();
    emit({ name: "campaignText.changed", userId: text.userId, campaignTextId: text.id });
    return changed;
  },
);
