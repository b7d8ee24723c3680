import { expect, test } from "vitest";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import { emailKindNames } from "../../../server/core/emails/kinds.ts";
import { previewEmail } from "../../../server/core/emails/samples.ts";
import { testApp } from "../../support/test_app.ts";

test("an admin sees an example of each kind, in the appearance's colour", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  await updateAppearance(rute.ctx(), { primaryColor: "#FFEE00" });
  for (const kind of emailKindNames) {
    const { html, text } = await previewEmail(rute.ctx(), kind);
    expect([kind, text.length > 40, html.includes("Garimpo")]).toEqual([kind, true, true]);
  }
  const { html } = await previewEmail(rute.ctx(), "RESET");
  expect(html).toContain("background:#FFEE00;color:#000");
  await expect(previewEmail(rute.ctx(), "NONE")).rejects.toMatchObject({ code: "EMAIL_NOT_FOUND" });
});
