import type { ShelfProduct } from "./shop_standin.ts";

const product = (
  title: string,
  cents: number,
  oldCents: number | null = null,
  ratingTenths: number | null = null,
): ShelfProduct => ({
  ...{ title, cents, oldCents, ratingTenths },
  commissionBasisPoints: 800,
  sold: 120,
});

/** Made-up products, for any shop's stand-in: with and without an old price, round sums and odd. */
export const catalogue: readonly ShelfProduct[] = [
  product("Fone de Ouvido Sem Fio Aurora X2 Preto", 12_990, 19_990, 46),
  product("Fone de Ouvido Sem Fio Aurora X2 Branco", 13_450, null, 45),
  product("Fritadeira Elétrica Brasa 5 Litros", 34_900, 49_999, 48),
  product("Cafeteira Serena 15 Xícaras", 18_905, null, 43),
  product("Liquidificador Turbina 900 W", 9_999, 14_990, 44),
  product("Mochila Trilha 30 L Impermeável", 15_900, 15_900, null),
  product("Tênis de Corrida Leve Maré", 27_909, 39_990, 47),
  product("Garrafa Térmica Nevada 1 L", 8_010, null, 49),
  product("Jogo de Panelas Antiaderentes Sol, 7 Peças", 102_501, 149_900, 42),
  product("Luminária de Mesa Lume com USB", 5_905, 7_990, null),
  product("Teclado Mecânico Estalo ABNT2", 23_333, null, 46),
  product("Livro de Receitas da Vó Nina", 3_990, 5_990, 50),
];
