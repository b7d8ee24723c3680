import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type TemplateId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { permit } from "../permissions.ts";
import { hasErrors, lint, LONGEST_BODY } from "./lint.ts";
import {
  checkCount,
  checkedName,
  MOST_TEMPLATES,
  nameOfCopy,
  type Template,
  type Variant,
} from "./template.ts";
import { checkedSeason, type Season } from "./season.ts";
import { asTemplate } from "./tables.ts";
import type { Given } from "../given.ts";

/** What a person typed of a template. */
type TemplateInput = {
  readonly name: string;
  readonly marketplace: Marketplace | null;
  readonly season: Season | null;
  readonly variants: readonly Variant[];
  /** Whether messages by it have short links; null: as the person set it for all. */
  readonly hasShortLinks?: boolean | null | undefined;
};

/** @throws Failure TEMPLATE_NAME_INVALID, SEASON_INVALID, TEMPLATE_VARIANTS_INVALID, TEMPLATE_HAS_ERRORS */
function checkedTemplate(input: TemplateInput): TemplateInput {
  checkCount(input.variants);
  const variants = input.variants.map(({ slot, body: typed, weight }, at) => {
    if (typed.length > 2 * LONGEST_BODY) { // before `lint` reads it
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
  const { marketplace, hasShortLinks } = input;
  return { name: checkedName(input.name), marketplace, season, variants, hasShortLinks };
}

export const columnsOf = (
  { name, marketplace, season, variants, hasShortLinks }: TemplateInput,
) => ({
  name,
  marketplace,
  season: season && JSON.stringify(season),
  variants: JSON.stringify(variants),
  has_short_links: hasShortLinks ?? null,
});

/** Inserts a new template. @throws Failure TEMPLATES_LIMIT */
async function addTemplate(
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

/** Checks, until the transaction ends, that there is room for one more. @throws Failure TEMPLATES_LIMIT */
export async function requireTemplateRoom({ db, viewer }: Tx): Promise<void> {
  const userId = permit(viewer, "template.edit");
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await db.selectFrom("templates").where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) >= MOST_TEMPLATES) throw new Failure("TEMPLATES_LIMIT");
}

/** Returns the viewer's own template, a deleted one too, locked. @throws Failure TEMPLATE_NOT_FOUND */
export async function lockTemplate({ db, viewer }: Tx, id: TemplateId): Promise<Template> {
  const userId = permit(viewer, "template.edit");
  if (!isId("tpl", id)) throw new Failure("TEMPLATE_NOT_FOUND", ["id"]);
  const template = await db.selectFrom("templates").select(asTemplate)
    .where("id", "=", id).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!template) throw new Failure("TEMPLATE_NOT_FOUND", ["id"]);
  return template;
}

/** Returns the viewer's own template, locked, unless it is deleted. @throws Failure TEMPLATE_NOT_FOUND */
export async function lockPresentTemplate(tx: Tx, id: TemplateId): Promise<Template> {
  const template = await lockTemplate(tx, id);
  if (template.deletedAt) throw new Failure("TEMPLATE_NOT_FOUND", ["id"]);
  return template;
}

export type CreateTemplate = TemplateInput & {
  /** Whether the person's messages follow it from now on. */
  readonly active: boolean;
};

/** Creates a template. @throws Failure TEMPLATES_LIMIT, and those of `checkedTemplate` */
export const createTemplate = command((tx, input: CreateTemplate): Promise<Template> =>
  addTemplate(tx, checkedTemplate(input), input.active)
);

/** Creates a copy that is not in use. @throws Failure TEMPLATE_NOT_FOUND, TEMPLATES_LIMIT */
export const cloneTemplate = command(
  async (tx, input: { id: TemplateId }): Promise<Template> => {
    const { name, ...rest } = await lockPresentTemplate(tx, input.id);
    return await addTemplate(tx, { ...rest, name: nameOfCopy(name) }, false);
  },
);

type UpdateTemplate = Given<TemplateInput & { active: boolean }> & {
  readonly id: TemplateId;
  /** The version that the person saw. */
  readonly version: number;
};

/** The template changed after the version that the caller saw; `current` is the stored one. */
export class TemplateChangedMeanwhile extends Failure {
  constructor(readonly current: Template) {
    super("TEMPLATE_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * Updates a template; absent fields stay, and a shop or season of null means every one. `active` for
 * one in use puts it before the others that fit equally.
 * @throws TemplateChangedMeanwhile, and the failures of `checkedTemplate`
 */
export const updateTemplate = command(async (tx, input: UpdateTemplate): Promise<Template> => {
  const { db, now, emit } = tx;
  const template = await lockPresentTemplate(tx, input.id);
  if (template.version !== input.version) throw new TemplateChangedMeanwhile(template);
  const { name, marketplace, season, variants, hasShortLinks, active } = input;
  const said = checkedTemplate({
    name: name ?? template.name,
    marketplace: marketplace === undefined ? template.marketplace : marketplace,
    season: season === undefined ? template.season : season,
    variants: variants ?? template.variants,
    hasShortLinks: hasShortLinks === undefined ? template.hasShortLinks : hasShortLinks,
  });
  const saved = await db.updateTable("templates").where("id", "=", template.id).set({
    version: template.version + 1,
    ...columnsOf(said),
    ...(active ?? null) !== null && { activated_at: active ? now : null },
    updated_at: now,
  }).returning(asTemplate).executeTakeFirstOrThrow();
  emit({ name: "template.changed", userId: template.userId, templateId: template.id });
  return saved;
});
