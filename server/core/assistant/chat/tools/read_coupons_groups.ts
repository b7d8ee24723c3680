import { listCoupons } from "../../../coupons/list_coupons.ts";
import { groupStatusAt } from "../../../groups/group.ts";
import { listGroups } from "../../../groups/list_groups.ts";
import { zoneOf } from "../../../insights/queries.ts";
import { formatMoney } from "../../../money.ts";
import { permit } from "../../../permissions.ts";
import { momentLabel } from "../../../zoned.ts";
import { firstPage, optional, textField, tool } from "./tool.ts";

const COUPONS = 8;
const GROUPS = 30;

const brl = (cents: number) => formatMoney({ cents, currency: "BRL" });

export const findCoupons = tool({
  name: "buscar_cupons",
  description: "Busca os cupons da pessoa que valem agora, os que terminam antes primeiro.",
  fields: { busca: optional(textField("Palavras do código, da loja ou da nota", 100)) },
  async run(ctx, { busca }, { facts }) {
    const zone = await zoneOf(ctx, permit(ctx.viewer, "coupon.see"));
    const coupons = await listCoupons(ctx, { search: busca, status: "ACTIVE" }, firstPage(COUPONS));
    return {
      cupons: coupons.map((coupon) => {
        const fact = (what: string, value: string) =>
          facts.add(`${what} de ${coupon.code}`, value, "/app/cupons");
        const { percentOff, amountOffCents, minPurchaseCents, validUntil } = coupon;
        return {
          codigo: facts.add("Cupom", coupon.code, "/app/cupons"),
          loja: facts.add("Loja", coupon.shop),
          desconto: percentOff !== null
            ? fact("Desconto", `${percentOff}%`)
            : amountOffCents !== null
            ? fact("Desconto", brl(amountOffCents))
            : null,
          compraMinima: minPurchaseCents === null
            ? null
            : fact("Compra mínima", brl(minPurchaseCents)),
          ate: validUntil && fact("Fim", momentLabel(validUntil, zone)),
        };
      }),
    };
  },
});

const statusWords = {
  READY: "pode receber",
  INACTIVE: "desativado pela pessoa",
  FORBIDDEN: "a conta não pode escrever nele",
  RESTING: "em descanso",
  LEFT: "a conta saiu dele",
} as const;

/** Names and states alone: never members, their numbers, or what they write. */
export const readGroups = tool({
  name: "listar_grupos",
  description: "Lista os grupos da pessoa: nome, marcadores e se podem receber agora.",
  fields: { busca: optional(textField("Palavras do nome ou de um marcador", 100)) },
  async run(ctx, { busca }, { facts }) {
    const groups = await listGroups(ctx, { search: busca }, firstPage(GROUPS));
    return {
      grupos: groups.map((group) => ({
        id: group.id,
        nome: facts.add("Grupo", group.title, "/app/automation/groups"),
        marcadores: group.tags,
        situacao: statusWords[groupStatusAt(group, ctx.now)],
      })),
    };
  },
});
