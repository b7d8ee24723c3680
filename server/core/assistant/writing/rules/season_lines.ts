import type { RetailSeason } from "../../../templates/retail_year.ts";
import { type ByTone, phrases } from "./tones.ts";

/** What people do in a season: they give presents, they look for offers, or they prepare. */
type SeasonKind = "GIFT" | "SALE" | "TIME";

export const seasonKinds: Readonly<Record<RetailSeason, SeasonKind>> = {
  BACK_TO_SCHOOL: "TIME",
  CARNIVAL: "TIME",
  CONSUMERS: "SALE",
  EASTER: "GIFT",
  MOTHERS: "GIFT",
  LOVERS: "GIFT",
  FATHERS: "GIFT",
  NINE_NINE: "SALE",
  CHILDREN: "GIFT",
  TEN_TEN: "SALE",
  ELEVEN_ELEVEN: "SALE",
  BLACK_FRIDAY: "SALE",
  TWELVE_TWELVE: "SALE",
  CHRISTMAS: "GIFT",
};

/** First lines of a season. Its name is a field: it may be a number, like 11.11. */
export const seasonLines: Readonly<Record<SeasonKind, ByTone>> = {
  GIFT: {
    FRIENDLY: phrases(`
      {epoca}: olha que ideia de presente
      {epoca}: achei este e lembrei de presente
      Presente de {epoca}? Olha este
      Pensando no presente de {epoca}, separei este
      {epoca}: um presente para dar com carinho`),
    DIRECT: phrases(`
      {epoca}: ideia de presente
      Presente de {epoca}
      Lista de presentes de {epoca}
      {epoca}: mais uma opção de presente
      Sugestão de presente: {epoca}`),
    PLAYFUL: phrases(`
      {epoca}: presente que eu pediria fácil
      {epoca} chamou, e o carrinho respondeu
      Presente de {epoca} que dá vontade de guardar para si
      {epoca}: finja surpresa quando ganhar
      Operação presente de {epoca}`),
    ELEGANT: phrases(`
      {epoca}: um presente escolhido com cuidado
      Presente de {epoca}, com delicadeza
      {epoca}: um gesto que fica na lembrança
      Um presente de {epoca} bem pensado
      {epoca}: para presentear com gosto`),
  },
  SALE: {
    FRIENDLY: phrases(`
      {epoca}: separei este para vocês
      {epoca} no grupo: olha este aqui
      {epoca}: esse entrou na minha lista
      Achado de {epoca} para dividir`),
    DIRECT: phrases(`
      Oferta de {epoca}
      {epoca} no grupo
      {epoca}: na lista
      Achado de {epoca}`),
    PLAYFUL: phrases(`
      {epoca}, e eu de olho no carrinho
      {epoca}: carteira em alerta
      {epoca}: o carrinho já está quentinho
      Encarei a lista de {epoca} e trouxe este`),
    ELEGANT: phrases(`
      {epoca}: uma escolha feita com critério
      Seleção de {epoca}
      {epoca}, com calma e critério
      {epoca}: o que merece ser visto`),
  },
  TIME: {
    FRIENDLY: phrases(`
      {epoca}: olha o que pode ajudar
      {epoca}: lembrei de quem já se prepara
      Pensando em {epoca}, separei este`),
    DIRECT: phrases(`
      {epoca}: para a lista
      Lista de {epoca}
      {epoca}: mais um item`),
    PLAYFUL: phrases(`
      {epoca}: check na lista
      {epoca} pede, o carrinho obedece
      Kit sobrevivência de {epoca}`),
    ELEGANT: phrases(`
      {epoca}: para se preparar com calma
      Preparativos de {epoca}
      {epoca}, com tudo no lugar`),
  },
};
