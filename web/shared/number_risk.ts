/** The risks of connecting a number, as the pairing form and the terms state them. */
export const riskSentences: readonly string[] = [
  "A conexão com o WhatsApp não é oficial: o seu número entra como mais um aparelho conectado, porque não há caminho oficial para enviar ofertas a grupos grandes.",
  "O WhatsApp pode restringir ou banir o número a qualquer momento, com ou sem aviso, e nós não conseguimos desfazer isso.",
  "Use um número que você aceite perder, nunca o único de que a sua família ou o seu trabalho dependem.",
  "A proteção do número limita o ritmo, os textos iguais e as mensagens de um número novo. Ela diminui o risco; não acaba com ele.",
  "Ao primeiro sinal de bloqueio, paramos os envios e avisamos você.",
  "Não disfarçamos os envios, não trocamos de endereço para escapar de bloqueios e não adicionamos pessoas a grupos.",
];
