import { createCampaignText } from "../../../server/core/campaigns/texts/write_text.ts";
import type { Member } from "../test_app.ts";

/** A campaign text of one wording. */
export const seedText = (
  person: Member,
  { body, name = "Bom dia", mediaUrl = null }: {
    readonly body: string;
    readonly name?: string;
    readonly mediaUrl?: string | null;
  },
) =>
  createCampaignText(person.ctx(), {
    name,
    variants: [{ slot: 0, body, weight: 1 }],
    season: null,
    tags: [],
    marketplaces: [],
    mediaUrl,
  });
