import { listCampaignTexts } from "../../../campaigns/texts/list_texts.ts";
import { firstPage, optional, textField, tool } from "./tool.ts";

const SHOWN = 10;

/** Names alone: what a text says is for its groups. */
export const findTexts = tool({
  name: "buscar_textos",
  description: "Busca entre os textos de campanha que a pessoa guardou, os mais novos primeiro.",
  fields: { busca: optional(textField("Palavras do nome ou do texto", 100)) },
  async run(ctx, { busca }, { facts }) {
    const texts = await listCampaignTexts(ctx, { search: busca }, firstPage(SHOWN));
    return {
      textos: texts.map(({ id, name }) => ({
        id,
        nome: facts.add("Texto", name, `/app/campaign-texts?texto=${id}`),
      })),
    };
  },
});
