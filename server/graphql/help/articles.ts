import { type Article, articlePath } from "../../core/help/articles/article.ts";
import { listArticles } from "../../core/help/articles/list_articles.ts";
import {
  type ArticleScore,
  listArticleScores,
  ownRating,
} from "../../core/help/articles/article_scores.ts";
import { type ArticleRating, rateArticle } from "../../core/help/articles/rate_article.ts";
import { builder } from "../builder.ts";
import { ViewerType } from "../users/viewer.ts";

/** Articles of one response. */
const ARTICLES = 60;

const ArticleType = builder.objectRef<Article>("Article").implement({
  description: "An article of the help.",
  fields: (t) => ({
    id: t.exposeID("slug", { description: "The end of its address." }),
    title: t.exposeString("title", { description: "What it is about." }),
    summary: t.exposeString("summary", { description: "It, in a sentence." }),
    category: t.exposeString("category", { description: "The part of the help that it is in." }),
    html: t.exposeString("html", { description: "Its text as HTML, without the title." }),
    url: t.string({
      description: "The path of its public page.",
      resolve: ({ slug }) => articlePath(slug),
    }),
    codes: t.stringList({
      description: "The codes of the errors that it explains.",
      resolve: ({ codes }) => [...codes],
    }),
  }),
});

const RatingType = builder.objectRef<ArticleRating>("ArticleRating").implement({
  description: "What the viewer said of an article.",
  fields: (t) => ({
    isHelpful: t.exposeBoolean("isHelpful", { description: "Whether it helped." }),
    words: t.exposeString("words", { description: "What they added; empty: nothing." }),
  }),
});

const ScoreType = builder.objectRef<ArticleScore>("ArticleScore").implement({
  description: "How an article helps people.",
  fields: (t) => ({
    article: t.expose("article", { type: ArticleType, description: "The article." }),
    helpful: t.exposeInt("helpful", { description: "People whom it helped." }),
    unhelpful: t.exposeInt("unhelpful", { description: "People whom it did not help." }),
    words: t.stringList({
      description: "What people wrote last, newest first, up to 5.",
      resolve: ({ words }) => [...words],
    }),
  }),
});

builder.queryFields((t) => ({
  articles: t.field({
    type: [ArticleType],
    description: "The articles of the help by category, or those that fit a search, best first.",
    authScopes: { may: "article.see" },
    args: {
      search: t.arg.string({ description: "Accents and small slips do not matter." }),
    },
    complexity: { field: 1, multiplier: ARTICLES },
    resolve: async (_root, { search }, ctx) => [...await listArticles(ctx, search ?? "")],
  }),
  article: t.field({
    type: ArticleType,
    nullable: true,
    description: "An article of the help; null: there is none of that id.",
    authScopes: { may: "article.see" },
    args: { id: t.arg.id({ required: true, description: "The end of its address." }) },
    resolve: async (_root, { id }, { ports }) => (await ports.articles()).find(id) ?? null,
  }),
  articleScores: t.field({
    type: [ScoreType],
    description: "The articles that people rated, those that fail the most first; for admins.",
    authScopes: { may: "article.manage" },
    complexity: { field: 1, multiplier: ARTICLES },
    resolve: (_root, _args, ctx) => listArticleScores(ctx),
  }),
}));

builder.objectField(ViewerType, "articleRating", (t) =>
  t.field({
    type: RatingType,
    nullable: true,
    description: "What the viewer said of an article; null: nothing.",
    args: { articleId: t.arg.id({ required: true, description: "The article." }) },
    resolve: (_viewer, { articleId }, ctx) => ownRating(ctx, articleId),
  }));

builder.mutationField("rateArticle", (t) =>
  t.fieldWithInput({
    type: RatingType,
    description: "Says whether an article helped; a later rating replaces it.",
    authScopes: { may: "article.rate" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "The article." }),
      isHelpful: t.input.boolean({ required: true, description: "Whether it helped." }),
      words: t.input.string({ description: "What is missing, in up to 500 characters." }),
    },
    resolve: (_root, { input: { id: slug, isHelpful, words } }, ctx) =>
      rateArticle(ctx, { slug, isHelpful, words: words ?? "" }),
  }));
