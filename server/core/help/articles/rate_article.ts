import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { newId, type UserId } from "../../ids.ts";
import { plainText } from "../../marketplaces/readings/plain_text.ts";
import { permit } from "../../permissions.ts";

/** Whether an article helped somebody, and what they add. */
export type ArticleRating = { readonly isHelpful: boolean; readonly words: string };

type RateArticle = ArticleRating & { readonly slug: string };

const WORDS_LENGTH = 500;
/** Ratings from one network, by guests; and of one article, of which a second says nothing new. */
const RATINGS = { most: 20, minutes: 60 };
const RATINGS_OF_ARTICLE = { most: 1, minutes: 24 * 60 };
/** Guests' ratings of one article that are stored. */
const MOST_OF_GUESTS = 5_000;

/** Stores what the viewer says of an article; a later rating replaces it. @throws Failure */
export async function rateArticle(ctx: Context, input: RateArticle): Promise<ArticleRating> {
  const userId = permit(ctx.viewer, "article.rate");
  const rating = await checkedRating(ctx, input);
  await saveOwnRating(ctx, { ...rating, slug: input.slug, userId });
  return rating;
}

/**
 * Stores what a guest says of an article, once a day of each network: `address` is counted and not
 * stored. @throws Failure ARTICLE_NOT_FOUND, ARTICLE_WORDS_INVALID, TOO_MANY_ATTEMPTS
 */
export async function rateArticleAsGuest(
  ctx: Context,
  input: RateArticle & { readonly address: string },
): Promise<void> {
  const { slug, address } = input;
  const rating = await checkedRating(ctx, input);
  const { countAttempt } = ctx.ports;
  if (await countAttempt("articleRatings", RATINGS, address) > 0) {
    throw new Failure("TOO_MANY_ATTEMPTS");
  }
  if (await countAttempt("articleRating", RATINGS_OF_ARTICLE, `${address} ${slug}`) > 0) return;
  await saveGuestRating(ctx, { ...rating, slug });
}

async function checkedRating(ctx: Context, { slug, isHelpful, words }: RateArticle) {
  const library = await ctx.ports.articles();
  if (!library.find(slug)) throw new Failure("ARTICLE_NOT_FOUND", ["id"]);
  const text = words.length <= 2 * WORDS_LENGTH ? plainText(words, 2 * WORDS_LENGTH) ?? "" : null;
  if (text === null || text.length > WORDS_LENGTH) {
    throw new Failure("ARTICLE_WORDS_INVALID", ["words"]);
  }
  return { isHelpful, words: text };
}

type Rating = ArticleRating & { readonly slug: string };

const saveOwnRating = command(
  async ({ db, now }, { slug, userId, isHelpful, words }: Rating & { userId: UserId }) => {
    const change = { is_helpful: isHelpful, words, updated_at: now };
    await db.insertInto("article_ratings")
      .values({ id: newId("art"), slug, user_id: userId, created_at: now, ...change })
      .onConflict((conflict) => conflict.columns(["user_id", "slug"]).doUpdateSet(change))
      .execute();
  },
);

const saveGuestRating = command(async ({ db, now }, { slug, isHelpful, words }: Rating) => {
  const stored = await db.selectFrom("article_ratings").select("id").where("slug", "=", slug)
    .where("user_id", "is", null).limit(MOST_OF_GUESTS).execute();
  if (stored.length === MOST_OF_GUESTS) return;
  await db.insertInto("article_ratings").values({
    id: newId("art"),
    slug,
    user_id: null,
    is_helpful: isHelpful,
    words,
    created_at: now,
    updated_at: now,
  }).execute();
});
