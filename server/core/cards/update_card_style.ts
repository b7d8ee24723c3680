import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { newId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { ReadFile } from "../users/profile/photo.ts";
import { checkedColor, type Picture, plainStyle } from "./card_style.ts";
import type { CardStylesTable } from "./tables.ts";

type UpdateCardStyle = Given<{ background: string; accent: string; picture: Picture }>;

/** Sets how the viewer's cards look: what is left out stays. @throws Failure COLOR_INVALID */
export const updateCardStyle = command(async (tx, input: UpdateCardStyle): Promise<UserId> => {
  const { background, accent, picture } = input;
  return await keep(tx, {
    ...background != null && { background: checkedColor(background, "background") },
    ...accent != null && { accent: checkedColor(accent, "accent") },
    ...picture != null && { picture },
  });
});

/** Makes a file the logo on the viewer's cards. @throws Failure PHOTO_INVALID */
export async function setCardLogo(ctx: Context, input: { file: ReadFile }): Promise<UserId> {
  const userId = permit(ctx.viewer, "card.edit"); // before any work on the file
  const logo = await ctx.ports.makeLogo(userId, input.file);
  if (!logo) throw new Failure("PHOTO_INVALID");
  return await keepLogo(ctx, logo);
}

const keepLogo = command((tx, logo: Uint8Array) => keep(tx, { logo, logo_id: newId("pho") }));

/** Takes the logo off the viewer's cards; without one, nothing happens. */
export const removeCardLogo = command((tx, _input: object): Promise<UserId> =>
  keep(tx, { logo: null, logo_id: null })
);

async function keep(
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
