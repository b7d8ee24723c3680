import type { ColumnType } from "kysely";
import type { ArticleRatingId, UserId } from "../../ids.ts";

export type ArticleRatingsTable = {
  id: ArticleRatingId;
  slug: string;
  /** Null: a guest. */
  user_id: UserId | null;
  is_helpful: boolean;
  words: string;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
};
