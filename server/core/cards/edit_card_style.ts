import { type CardStyle, checkedColor, type Picture, plainStyle } from "./card_style.ts";
import { isId, newId, type UserId } from "../ids.ts";
import { asCardStyle, type CardStylesTable } from "./tables.ts";
import { command } from "../command.ts";
import type { Given } from "../given.ts";
import { Failure } from "../errors.ts";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import type { ReadFile } from "../users/user.ts";

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
export async function setCardLogo(ctx: Context, input: { file: ReadFile }): Promise<UserId> {
  const userId = permit(ctx.viewer, "card.edit"); // before the file is read
  const logo = await ctx.ports.makeLogo(userId, input.file);
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
