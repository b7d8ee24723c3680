/** Columns that the import knows, with a line of example. */
export const SAMPLE = `Código;Marketplace;Loja;Desconto %;Desconto R$;Compra mínima;Fim
NATAL10;Shopee;;10%;;50,00;24/12/2026
CASA20;;Casas Bahia;;20,00;;31/12/2026 23:59
`;
