import { expect, test } from "vitest";
import { paths, publicPaths } from "../../web/paths.ts";

/** Every route that the product promises, in its order; `{product}` is the site's name. */
const SPEC = [
  "/",
  "/termos",
  "/privacidade",
  "/:id",
  "/store",
  "/store/:id",
  "/store/:slug",
  "/auth",
  "/auth/auth",
  "/auth/login",
  "/auth/register",
  "/auth/forgot-password",
  "/auth/action",
  "/app/cupons",
  "/app/calendar",
  "/app/checkout",
  "/app/help/faq",
  "/app/help/feedback",
  "/app/insights",
  "/app/affiliate",
  "/app/garimpo-ia",
  "/app/offer",
  "/app/gerador",
  "/app/gerador/amazon",
  "/app/profile",
  "/app/campaign-texts",
  "/app/products",
  "/app/payment/success",
  "/app/automation",
  "/app/automation/groups",
  "/app/subscriptions",
  "/app/subscriptions/plans",
  "/app/settings/amazon",
  "/app/settings/profile",
  "/app/settings/bot-settings",
  "/app/settings/mercadolivre",
  "/app/settings/shopee",
  "/app/settings/whatsapp",
  "/app/settings/connect-whatsapp",
  "/app/admin/plans",
  "/app/admin/feedbacks",
  "/app/admin/appearance",
  "/app/admin/manutencao",
  "/app/admin/maintenance",
  "/app/admin/saude-sistema",
  "/app/admin/server-status",
  "/app/admin/subscriptions",
  "/app/admin/user-management",
  "/app/admin/whatsapp-config",
];

/** Pages that the server makes without the app: see `tests/http/links` and `tests/http/pages`. */
const SERVED = ["/:id", "/store/:id", "/store/:slug"];
test("every promised route exists", () => {
  const there = new Set<string>([...Object.values({ ...publicPaths, ...paths }), ...SERVED]);
  expect(SPEC).toHaveLength(49);
  expect(SPEC.filter((route) => !there.has(route))).toEqual([]);
});
