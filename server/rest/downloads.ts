import type { Context as HonoContext, Hono } from "hono";
import { exportTaxInvoices } from "../core/billing/export_tax_invoices.ts";
import { exportProducts } from "../core/catalogue/csv/export_products.ts";
import type { Context } from "../core/context.ts";
import { exportCampaignTexts } from "../core/campaigns/texts/csv/export_texts.ts";
import { exportCoupons } from "../core/coupons/csv/export_coupons.ts";
import { exportShortLinks } from "../core/links/export_links.ts";
import { exportInsights } from "../core/insights/export_insights.ts";
import { permit } from "../core/permissions.ts";
import { openDataExport } from "../core/privacy/open_data_export.ts";
import { exportPayouts } from "../core/referrals/payouts/export_payouts.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { isFromSameSite } from "../http/request_origin.ts";

/**
 * `GET /api/catalogue/products.csv`: one's own catalogue, for spreadsheets, piece by piece; 401 for a
 * guest, 403 where another site's page asks for it.
 */
export function productsCsvRoute(app: Hono<HttpEnv>, publicUrl: string | null) {
  app.get("/api/catalogue/products.csv", async (c) => {
    if (!isFromSameSite(c.req.raw.headers, publicUrl)) return otherSite(c);
    const ctx = await c.get("context")();
    permit(ctx.viewer, "product.see");
    return csvFile(c, ctx, "catalogo", await exportProducts(ctx));
  });
}

/**
 * `GET /api/coupons.csv`: one's own coupons, as `importCoupons` takes them; 401 for a guest, 403 where
 * another site's page asks for it.
 */
export function couponsCsvRoute(app: Hono<HttpEnv>, publicUrl: string | null) {
  app.get("/api/coupons.csv", async (c) => {
    if (!isFromSameSite(c.req.raw.headers, publicUrl)) return otherSite(c);
    const ctx = await c.get("context")();
    return csvFile(c, ctx, "cupons", await exportCoupons(ctx));
  });
}

/**
 * `GET /api/campaign-texts.csv`: one's own texts, as `importCampaignTexts` takes them; 401 for a guest,
 * 403 where another site's page asks for it.
 */
export function campaignTextsCsvRoute(app: Hono<HttpEnv>, publicUrl: string | null) {
  app.get("/api/campaign-texts.csv", async (c) => {
    if (!isFromSameSite(c.req.raw.headers, publicUrl)) return otherSite(c);
    const ctx = await c.get("context")();
    return csvFile(c, ctx, "textos", await exportCampaignTexts(ctx));
  });
}

/**
 * `GET /api/links.csv`: the short links that one made by hand; 401 for a guest, 403 where another
 * site's page asks for it.
 */
export function shortLinksCsvRoute(app: Hono<HttpEnv>, publicUrl: string | null) {
  app.get("/api/links.csv", async (c) => {
    if (!isFromSameSite(c.req.raw.headers, publicUrl)) return otherSite(c);
    const ctx = await c.get("context")();
    return csvFile(c, ctx, "links", await exportShortLinks(ctx));
  });
}

/**
 * `GET /api/insights.csv?panel=GROUP&preset=LAST_30_DAYS`: a panel of one's own results, of a preset
 * or from `from` to `to`; 401 for a guest, 400 for another panel or period, 403 where another site's
 * page asks for it.
 */
export function insightsCsvRoute(app: Hono<HttpEnv>, publicUrl: string | null) {
  app.get("/api/insights.csv", async (c) => {
    if (!isFromSameSite(c.req.raw.headers, publicUrl)) return otherSite(c);
    const ctx = await c.get("context")();
    permit(ctx.viewer, "insights.see");
    const { panel = "", preset, from, to } = c.req.query();
    return csvFile(c, ctx, "resultados", await exportInsights(ctx, { panel, preset, from, to }));
  });
}

/**
 * `GET /api/exports/dex_…`: the ZIP of one's own data, to its owner in person; 401 for a guest, 404
 * where it is absent, another's, or over.
 */
export function dataExportRoutes(app: Hono<HttpEnv>) {
  app.get("/api/exports/:id", async (c) => {
    const { requestedAt, size, slices } = await openDataExport(
      await c.get("context")(),
      c.req.param("id"),
    );
    return c.body(ReadableStream.from(slices), 200, {
      ...download("application/zip", `meus-dados-${dayOf(requestedAt)}.zip`),
      "content-length": String(size),
    });
  });
}

/**
 * `GET /api/payouts/pbt_…`: the payouts of an approved batch with their Pix keys, for admins; 401 for a
 * guest, 400 before it is approved, 404 where there is none, 403 where another site's page asks for it.
 */
export function payoutsCsvRoute(app: Hono<HttpEnv>, publicUrl: string | null) {
  app.get("/api/payouts/:id", async (c) => {
    if (!isFromSameSite(c.req.raw.headers, publicUrl)) return otherSite(c);
    const ctx = await c.get("context")();
    return csvFile(c, ctx, "pagamentos", await exportPayouts(ctx, c.req.param("id")));
  });
}

/**
 * `POST /api/tax-invoices/2026-10`: what the tax invoice of each payment of that month says, for
 * admins; 401 for a guest, 403 for another person. The download is stored in the audit trail, so it is
 * no GET.
 */
export function taxInvoicesCsvRoute(app: Hono<HttpEnv>) {
  app.post("/api/tax-invoices/:month{[2-9]\\d{3}-(?:0[1-9]|1[0-2])}", async (c) => {
    const month = c.req.param("month");
    const ctx = await c.get("context")();
    const pieces = await exportTaxInvoices(ctx, Temporal.PlainYearMonth.from(month));
    return csvBody(c, `notas-fiscais-${month}`, pieces);
  });
}

const otherSite = (c: HonoContext<HttpEnv>) =>
  c.json({ message: "Esta requisição veio de outro site." }, 403);

type Pieces = Parameters<typeof ReadableStream.from>[0];

const csvFile = (c: HonoContext<HttpEnv>, { now }: Context, name: string, pieces: Pieces) =>
  csvBody(c, `${name}-${dayOf(now)}`, pieces);

const csvBody = (c: HonoContext<HttpEnv>, name: string, pieces: Pieces) =>
  c.body(
    ReadableStream.from(pieces) as ReadableStream<Uint8Array>,
    200,
    download("text/csv; charset=utf-8", `${name}.csv`),
  );

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

const download = (type: string, file: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${file}"`,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
});
