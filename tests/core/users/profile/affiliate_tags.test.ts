import { expect, test } from "vitest";
import { affiliateTagsOf } from "../../../../server/core/marketplaces/queries.ts";
import { updateAffiliateTags } from "../../../../server/core/users/profile/affiliate_tags.ts";
import { testApp } from "../../../support/test_app.ts";

const LINK = "https://www.mercadolivre.com.br/p/MLB12345678?matt_word=ana&matt_tool=12345678";

test("one pasted Mercado Livre link fills both tags, in whichever field it is", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const tags = async () => await affiliateTagsOf(ana.ctx(), ana.id);
  const both = { mercadoLivreWord: "ana", mercadoLivreTool: "12345678" };
  const none = { mercadoLivreWord: null, mercadoLivreTool: null };
  for (
    const input of [
      { mercadoLivreWord: LINK },
      { mercadoLivreWord: ` ${LINK} `, mercadoLivreTool: null },
      { mercadoLivreTool: LINK },
      { mercadoLivreWord: "", mercadoLivreTool: LINK },
      { mercadoLivreWord: LINK, mercadoLivreTool: LINK },
    ]
  ) {
    await updateAffiliateTags(ana.ctx(), none);
    await updateAffiliateTags(ana.ctx(), input);
    expect(await tags()).toMatchObject(both);
  }
  // What is typed itself wins; a bare tag is no link, and a link of one tag fills one.
  await updateAffiliateTags(ana.ctx(), { mercadoLivreWord: LINK, mercadoLivreTool: "87654321" });
  expect(await tags()).toMatchObject({ mercadoLivreWord: "ana", mercadoLivreTool: "87654321" });
  await updateAffiliateTags(ana.ctx(), none);
  await updateAffiliateTags(ana.ctx(), { mercadoLivreWord: "12345678" });
  expect(await tags()).toMatchObject({ mercadoLivreWord: "12345678", mercadoLivreTool: null });
});
