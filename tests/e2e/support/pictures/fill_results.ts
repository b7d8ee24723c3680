import { newId } from "../../../../server/core/ids.ts";
import type { Product } from "../product.ts";

/** How much each group of a filled account gets, the best first. */
const SHARES = [5, 3.4, 2.2, 1.1, 0.8];

type Subject = readonly [dimension: string, key: string, share: number];

/** Each dimension's rows of a day, with their share of what the day has. */
function subjects(groupIds: readonly string[], templateId: string): Subject[] {
  return [
    ["TOTAL", "", 12.5],
    ...groupIds.slice(0, 5).map((id, nth): Subject => ["GROUP", id, SHARES[nth]!]),
    ["TEMPLATE", templateId, 12.5],
    ["VARIANT", `${templateId}:0`, 6.5],
    ["VARIANT", `${templateId}:1`, 6],
    ["MARKETPLACE", "AMAZON", 8],
    ["MARKETPLACE", "SHOPEE", 4.5],
    ...HOURS.map(([hour, share]): Subject => ["HOUR", hour, share]),
  ];
}

/** How much each hour gets. */
const HOURS = [
  ["08", 0.6],
  ["10", 1],
  ["12", 1.8],
  ["14", 1.3],
  ["16", 1.1],
  ["18", 1.9],
  ["20", 2.9],
  ["22", 1.6],
] as const;

/** What was bought, how it stands and how it was traced. */
const SALES = [
  ["Cafeteira elétrica 220 V com jarra de vidro e filtro permanente", "CONFIRMED", "DISPATCH"],
  ["Garrafa térmica 1 L", "PENDING", "PRODUCT"],
  ["Fone sem fio", "CANCELED", "DISPATCH"],
  ["Ventilador de mesa", "CONFIRMED", "NONE"],
  ["Panela de pressão 4,5 L", "CONFIRMED", "DISPATCH"],
  ["Chaleira elétrica", "PENDING", "DISPATCH"],
  ["Luminária", "CONFIRMED", "PRODUCT"],
] as const;

/** Gives an account sixty days of results, as its sends, clicks and reports would have made them. */
export async function fillResults(
  { rows }: Product,
  userId: string,
  groupIds: readonly string[],
  templateId: string,
) {
  const link = newId("lnk");
  await rows(`insert into short_links (id, user_id, slug, purpose, title, targets, created_at,
      updated_at)
    values ('${link}', '${userId}', '${link.slice(-7)}', 'STORE', 'Link de antes',
      '[{"url":"https://loja.example/","weight":1}]', now() - interval '90 days', now())`);
  await rows(`insert into conversion_sources (user_id, network, source, covered_from, covered_until,
      updated_at)
    values ('${userId}', 'SHOPEE', 'SHOPEE_API', now() - interval '90 days', now() - interval '1 day',
      now())`);
  const sales = SALES.map(([title, status, match], nth) =>
    `('${newId("cnv")}', '${userId}',
    'SHOPEE_API', 'SHOPEE', 'pedido-${nth}', '${status}', '${title}',
    now() - interval '${nth * 9 + 1} hours', current_date - ${Math.floor((nth * 9 + 1) / 24)}, 8900,
    ${620 + nth * 95}, 'BRL', '${match}', '${
      match === "NONE" ? "" : groupIds[nth % 2]
    }', now(), now())`
  );
  await rows(`insert into conversions (id, user_id, source, network, external_id, status, title,
      purchased_at, day, amount_cents, commission_cents, currency, match, group_id, created_at,
      updated_at)
    values ${sales.join(",")} on conflict do nothing`);
  const values = Array.from(
    { length: 60 },
    (_, ago) =>
      subjects(groupIds, templateId).map(([dimension, key, share]) => {
        const wave = 1 + 0.35 * Math.sin(ago * 1.7 + share) - ago / 240;
        const sent = dimension === "HOUR" ? Math.ceil(share * 1.4) : Math.round(share * 3.3);
        const rate = dimension === "HOUR" ? 0.6 + share * 0.7 : 2.8;
        const messageClicks = Math.round(sent * rate * wave);
        const bought = Math.round(share * 0.2 * wave);
        return `('${userId}', '${dimension}', '${key}', current_date - ${ago}, ${sent},
        ${Math.round(sent * 0.98)}, ${sent}, ${Math.round(sent * 0.7)}, ${bought},
        ${messageClicks}, ${Math.round(messageClicks * rate * 2.4)}, ${messageClicks},
        ${Math.round(share)}, ${Math.round(bought * 1.3)}, ${bought * 8900},
        ${Math.round(bought * 420)}, ${Math.round(bought * 1340)})`;
      }),
  ).flat();
  await rows(`insert into daily_results (user_id, dimension, key, day, sent, delivered, reporting,
      clicked, bought, message_clicks, message_clicks_squared, clicks, bot_clicks, conversions,
      revenue_cents, pending_commission_cents, confirmed_commission_cents)
    values ${values.join(",")}
    on conflict (user_id, dimension, day, key) do nothing`);
}
