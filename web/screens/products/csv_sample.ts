/** Columns that the import knows, with lines of example. */
export const SAMPLE = `Link;Título;Preço;Preço antigo;Etiquetas;Anotação
https://www.amazon.com.br/dp/B0CFPL6CFY;Kindle 16 GB;"449,00";"599,00";leitura, presente;
https://produto.mercadolivre.com.br/MLB-3344556677;Cafeteira 12 xícaras;"189,90";;cozinha;Vende bem no inverno
`;
