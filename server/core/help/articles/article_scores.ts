import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import type { Article } from "./article.ts";
import type { ArticleRating } from "./rate_article.ts";

/** How an article helps. */
export type ArticleScore = {
  readonly article: Article;
  readonly helpful: number;
  readonly unhelpful: number;
  /** What people wrote last, newest first. */
  readonly words: readonly string[];
};

/** The latest words of each article. */
const LATEST_WORDS = 5;

/** Lists the articles that were rated, for admins: those that fail the most people first. */
export async function listArticleScores({ db, viewer, ports }: Context): Promise<ArticleScore[]> {
  permit(viewer, "article.manage");
  const rows = await db.selectFrom("article_ratings").select(["slug"]).select(({ fn }) => [
    fn.countAll<string>().filterWhere("is_helpful", "=", true).as("helpful"),
    fn.countAll<string>().filterWhere("is_helpful", "=", false).as("unhelpful"),
    sql<string[]>`coalesce((array_agg(words order by updated_at desc) filter (where words <> ''))
      [:${sql.lit(LATEST_WORDS)}], '{}')`.as("words"),
  ]).groupBy("slug").execute();
  const { find } = await ports.articles();
  return rows.flatMap(({ slug, helpful, unhelpful, words }) => {
    const article = find(slug); // null: it is gone
    return article
      ? [{ article, helpful: Number(helpful), unhelpful: Number(unhelpful), words }]
      : [];
  }).toSorted((one, other) =>
    other.unhelpful - one.unhelpful || one.helpful - other.helpful ||
    one.article.title.localeCompare(other.article.title, "pt-BR")
  );
}

/** Returns what the viewer said of an article; null: nothing. */
export async function ownRating(
  { db, viewer }: Context,
  slug: string,
): Promise<ArticleRating | null> {
  const userId = permit(viewer, "profile.see");
  const row = await db.selectFrom("article_ratings")
    .select(["is_helpful as isHelpful", "words"])
    .where("user_id", "=", userId).where("slug", "=", slug).executeTakeFirst();
  return row ?? null;
}
