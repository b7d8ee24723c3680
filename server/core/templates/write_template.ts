import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type TemplateId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { permit } from "../permissions.ts";
import { hasErrors, lint, LONGEST_BODY } from "./lint.ts";
import { checkedSeason, type Season } from "./season.ts";
import { asTemplate } from "./tables.ts";
import {
  checkCount,
  checkedName,
  MOST_TEMPLATES,
  type Template,
  type Variant,
} from "./template.ts";

/** What a person says of a template. */
export type TemplateInput = {
  readonly name: string;
  readonly marketplace: Marketplace | null;
  readonly season: Season | null;
  readonly variants: readonly Variant[];
};

/** @throws Failure TEMPLATE_NAME_INVALID, SEASON_INVALID, TEMPLATE_VARIANTS_INVALID, TEMPLATE_HAS_ERRORS */
export function checkedTemplate(input: TemplateInput): TemplateInput {
  checkCount(input.variants);
  const variants = input.variants.map(({ slot, body: typed, weight }, at) => {
    if (typed.length > 2 * LONGEST_BODY) { // before anybody looks for all that is wrong with it
      throw new Failure("TEMPLATE_HAS_ERRORS", ["variants", String(at), "body"]);
    }
    const body = typed.replace(/\r\n?/g, "\n").replace(
      /(?!\n|\t|\u200d)[\p{Cc}\p{Cf}\p{Cs}]/gu,
      "",
    );
    if (hasErrors(lint(body))) {
      throw new Failure("TEMPLATE_HAS_ERRORS", ["variants", String(at), "body"]);
    }
    return { slot, body, weight };
  });
  const season = input.season && checkedSeason(input.season);
  return { name: checkedName(input.name), marketplace: input.marketplace, season, variants };
}

export const columnsOf = ({ name, marketplace, season, variants }: TemplateInput) => ({
  name,
  marketplace,
  season: season && JSON.stringify(season),
  variants: JSON.stringify(variants),
});

/** Makes a new template, not in use unless it is said. @throws Failure TEMPLATES_LIMIT */
export async function addTemplate(
  tx: Tx,
  template: TemplateInput,
  isActive: boolean,
): Promise<Template> {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "template.edit");
  await requireTemplateRoom(tx);
  const added = await db.insertInto("templates").values({
    id: newId("tpl"),
    user_id: userId,
    version: 1,
    ...columnsOf(template),
    activated_at: isActive ? now : null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }).returning(asTemplate).executeTakeFirstOrThrow();
  emit({ name: "template.created", userId, templateId: added.id });
  return added;
}

/** Whether there is room for one more, until the transaction ends. @throws Failure TEMPLATES_LIMIT */
export async function requireTemplateRoom({ db, viewer }: Tx): Promise<void> {
  const userId = permit(viewer, "template.edit");
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await db.selectFrom("templates").where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) >= MOST_TEMPLATES) throw new Failure("TEMPLATES_LIMIT");
}

/** The viewer's own template, deleted ones too, locked until the transaction ends. @throws Failure TEMPLATE_NOT_FOUND */
export async function lockTemplate({ db, viewer }: Tx, id: TemplateId): Promise<Template> {
  const userId = permit(viewer, "template.edit");
  if (!isId("tpl", id)) throw new Failure("TEMPLATE_NOT_FOUND", ["id"]);
  const template = await db.selectFrom("templates").select(asTemplate)
    .where("id", "=", id).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!template) throw new Failure("TEMPLATE_NOT_FOUND", ["id"]);
  return template;
}

/** The same, where it is not deleted. @throws Failure TEMPLATE_NOT_FOUND */
export async function lockPresentTemplate(tx: Tx, id: TemplateId): Promise<Template> {
  const template = await lockTemplate(tx, id);
  if (template.deletedAt) throw new Failure("TEMPLATE_NOT_FOUND", ["id"]);
  return template;
}
