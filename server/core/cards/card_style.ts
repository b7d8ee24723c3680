import type { CardFormat } from "./card.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type PhotoId, type UserId } from "../ids.ts";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import { asCardStyle, type CardStylesTable } from "./tables.ts";
import { command } from "../command.ts";
import type { Given } from "../given.ts";

/** The image of a message: the shop's picture, or a card drawn from the offer. */
export const pictures = ["PRODUCT", "SQUARE_CARD", "STORY_CARD"] as const;
export type Picture = (typeof pictures)[number];

/** Returns the card's format; null when the message has no card. */
export function cardFormatOf(picture: Picture): CardFormat | null {
  return picture === "PRODUCT" ? null : picture === "STORY_CARD" ? "STORY" : "SQUARE";
}

/** How a user's cards look, and whether their messages have one. */
export type CardStyle = {
  readonly userId: UserId;
  readonly background: string;
  readonly accent: string;
  readonly picture: Picture;
  /** Null: no logo. A new logo has a new id. */
  readonly logoId: PhotoId | null;
};

/** The default style. Source: the theme of SPEC.md §9. */
export const plainStyle = (userId: UserId): CardStyle => ({
  userId,
  background: "#FFFFFF",
  accent: "#6200EE",
  picture: "PRODUCT",
  logoId: null,
});

/** Returns the colour in upper case. @throws Failure COLOR_INVALID */
export function checkedColor(color: string, name: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Failure("COLOR_INVALID", [name]);
  return color.toUpperCase();
}

/** Returns the card style of each user, in the order of `userIds`. */
export async function loadCardStyles(
  { db }: Pick<Context, "db">,
  userIds: readonly UserId[],
): Promise<CardStyle[]> {
  const styles: CardStyle[] = await db.selectFrom("card_styles").select(asCardStyle)
    .where("user_id", "in", userIds).execute();
  const byUser = new Map(styles.map((style) => [style.userId, style]));
  return userIds.map((id) => byUser.get(id) ?? plainStyle(id));
}

/** Returns the viewer's logo, a PNG, by id; null when it was replaced or is another user's. */
export async function loadLogo({ db, viewer }: Context, id: string): Promise<Uint8Array | null> {
  const userId = permit(viewer, "card.see");
  if (!isId("pho", id)) return null;
  const style = await db.selectFrom("card_styles").select("logo")
    .where("user_id", "=", userId).where("logo_id", "=", id).executeTakeFirst();
  return style?.logo ?? null;
}

type UpdateCardStyle = Given<{ background: string; accent: string; picture: Picture }>;

/** Changes the viewer's card style; a field that is left out stays. @throws Failure COLOR_INVALID */
export const updateCardStyle = command(async (tx, input: UpdateCardStyle): Promise<UserId> => {
  const { background, accent, picture } = input;
  return await save(tx, {
    ...background != null && { background: checkedColor(background, "background") },
    ...accent != null && { accent: checkedColor(accent, "accent") },
    ...picture != null && { picture },
  });
});

/** Sets the logo of the viewer's cards. @throws Failure PHOTO_INVALID */
export async function setCardLogo(ctx: Context, input: { file: Uint8Array }): Promise<UserId> {
  permit(ctx.viewer, "card.edit"); // before the file is decoded
  const logo = await ctx.ports.makeLogo(input.file);
  if (!logo) throw new Failure("PHOTO_INVALID");
  return await saveLogo(ctx, logo);
}

const saveLogo = command((tx, logo: Uint8Array) => save(tx, { logo, logo_id: newId("pho") }));

/** Removes the logo of the viewer's cards, if there is one. */
export const removeCardLogo = command((tx, _input: object): Promise<UserId> =>
  save(tx, { logo: null, logo_id: null })
);

async function save(
  { db, viewer, emit }: Parameters<Parameters<typeof command>[0]>[0],
  change: Partial<Omit<CardStylesTable, "user_id">>,
): Promise<UserId> {
  const userId = permit(viewer, "card.edit");
  if (Object.keys(change).length === 0) return userId;
  const { background, accent, picture } = plainStyle(userId);
  await db.insertInto("card_styles")
    .values({ user_id: userId, background, accent, picture, logo_id: null, logo: null, ...change })
    .onConflict((c) => c.column("user_id").doUpdateSet(change)).execute();
  emit({ name: "cardStyle.changed", userId });
  return userId;
}
