/** One kind of data: what it is, why it is there and on which basis, and until when. */
export type Row = { readonly what: string; readonly why: string; readonly until: string };

const WITH_ACCOUNT = "Até você pedir o encerramento da conta.";
const CONTRACT = "Base: execução do contrato.";

/** What the server keeps. Whoever makes it keep more, says so here in the same change. */
export const kept: readonly Row[] = [
  {
    what: "Conta: nome, e-mail, hash da senha, papel, plano e contagem de mensagens",
    why: `Para você entrar e para aplicar os limites do plano. ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "Sessões: endereço IP, navegador e hora em que você entrou",
    why: "Para manter você conectado e perceber acesso indevido. Base: legítimo interesse.",
    until:
      "Vale por 7 dias, renovados com o uso; sair da conta apaga. O registro de uma sessão vencida some quando alguém tenta usá-la.",
  },
  {
    what: "Ofertas, textos e seus códigos de afiliado",
    why: `São o trabalho que você faz aqui. ${CONTRACT}`,
    until: "Até você apagar. Uma oferta apagada pode voltar por 7 dias; depois some de vez.",
  },
  {
    what: "Conexão com o Telegram: bot, token cifrado, grupos, etiquetas e número de membros",
    why: `Para enviar aonde você mandar. Não lemos as conversas dos grupos. ${CONTRACT}`,
    until: "O token é apagado quando você desconecta; o histórico fica enquanto houver conta.",
  },
  {
    what: "Envios: o texto, o grupo, cada passo e o motivo",
    why: `Para enviar uma vez só e mostrar o que aconteceu. ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "Avisos: o que aconteceu com seus envios e seu plano, e se você já viu",
    why: `Para contar o que precisa de você. ${CONTRACT}`,
    until: "90 dias.",
  },
  {
    what: "Preços vistos nas páginas das lojas, com o código de quem pediu a leitura",
    why: "Para provar um preço antigo. Base: legítimo interesse.",
    until: "Sem prazo definido; a pedido, sai junto com a conta.",
  },
  {
    what: "Diário do sistema: qual conta fez o quê e quando, sem o conteúdo",
    why: "Para não repetir nem perder um passo e para investigar falhas. Base: legítimo interesse.",
    until: "Sem prazo definido; a pedido, sai junto com a conta.",
  },
  {
    what: "Cartas: o aviso de boas-vindas ao seu e-mail",
    why: `Para dizer que a conta está pronta. ${CONTRACT}`,
    until: "A cópia fica nos arquivos de quem opera o site até ser apagada por ele.",
  },
  {
    what: "Registros de falhas do servidor, com o código do pedido",
    why: "Para consertar o que quebrou. Base: legítimo interesse.",
    until: "Quem opera o site decide; segredos são riscados antes de gravar.",
  },
];

/** What stays on the device. */
export const onDevice: readonly Row[] = [
  {
    what: "Cookie da sessão",
    why: "Mantém você conectado; o código da página não o lê. Necessário.",
    until: "7 dias, renovados com o uso, ou até sair.",
  },
  {
    what: "cookie_consent",
    why: "Lembra que você aceitou este aviso. Necessário.",
    until: "Até você limpar os dados do site.",
  },
  {
    what: "theme",
    why: "O tema claro ou escuro, só depois que você escolhe um. Necessário para a sua escolha.",
    until: "Até você limpar os dados do site.",
  },
  {
    what: "install_dismissed",
    why: "Lembra que você dispensou o convite para instalar. Necessário para a sua escolha.",
    until: "Até você limpar os dados do site.",
  },
  {
    what: "Rascunhos, texto colado, buscas recentes, posição da tela e de quem é a aba",
    why: "Para uma recarga não perder o que você escreveu. Necessário.",
    until: "Até fechar a aba ou sair da conta.",
  },
  {
    what: "Cópias das telas e dos últimos dados, e o programa que as guarda (service worker)",
    why: "Para abrir rápido e sem conexão. Opcional: só depois do seu aceite (consentimento).",
    until: "Até sair da conta, no caso dos seus dados, ou limpar os dados do site.",
  },
];
