/** Every refusal a person can meet, and the sentence that tells them. */
export const sentences = {
  SIGN_IN_FIRST: "Entre na sua conta para continuar.",
  NOT_ALLOWED: "Você não tem permissão para fazer isso.",
  /** What is for admins alone. Source: SPEC.md §5. */
  NOT_AUTHENTICATED: "Usuário não autenticado.",
  ADMINS_ONLY: "Apenas administradores podem alterar estas configurações.",
  ONLY_IN_PERSON:
    "Só a própria pessoa pode fazer isso. Encerre o acesso em nome dela para voltar à sua conta.",
  ACCOUNT_BLOCKED: "Esta conta está bloqueada. Fale com quem administra o site.",
  TOO_MANY_ATTEMPTS: "Foram tentativas demais. Espere alguns minutos e tente de novo.",
  EMAIL_NOT_VERIFIED:
    "Confirme seu e-mail antes do primeiro envio. Peça o e-mail de confirmação no seu perfil.",
  TOKEN_MISSING: 'Envie em JSON o token de quem entrou: {"token": "…"}.',
  NODE_NOT_FOUND: "Isto não existe ou não é seu.",

  USER_NOT_FOUND: "Esta conta não existe mais.",
  LAST_ADMIN:
    "Esta é a última pessoa que administra o site. Torne outra pessoa administradora antes.",
  NOT_ONESELF: "Você não pode fazer isso com a sua própria conta.",
  REASON_INVALID: "Escreva o motivo com 10 a 500 caracteres.",
  PLAN_NOT_FOUND: "Este plano não existe mais.",
  PLAN_END_INVALID: "O fim do plano precisa estar no futuro. Escolha outra data ou deixe sem fim.",
  IMPERSONATION_OF_ADMIN: "Ninguém pode agir em nome de quem administra o site.",
  IMPERSONATION_OF_BLOCKED: "Esta conta está bloqueada. Desbloqueie antes de agir em nome dela.",
  IMPERSONATION_OPEN: "Você já age em nome de alguém. Encerre esse acesso antes de começar outro.",
  IMPERSONATION_WITHOUT_SESSION:
    "Este acesso não tem sessão própria. Entre pelo navegador para agir em nome de alguém.",
  IMPERSONATION_NOT_FOUND: "Você não está agindo em nome de ninguém.",

  NAME_INVALID: "O nome deve ter de 1 a 80 caracteres visíveis.",
  PHOTO_INVALID: "Não consegui abrir esta foto. Escolha um arquivo JPEG, PNG ou WebP.",
  PHOTO_TOO_LARGE: "A foto é grande demais. Escolha uma de até 8 MB.",
  DOCUMENT_VERSION_INVALID: "Esta versão não existe. Recarregue a página e aceite de novo.",
  DATA_EXPORT_NOT_FOUND:
    "Esta cópia não existe mais ou não é sua. Peça outra em Conta e segurança.",
  DELETION_NOT_CONFIRMED: "Para confirmar a exclusão, digite o e-mail desta conta.",
  DELETION_UNDERWAY: "O prazo terminou e a exclusão já começou. Ela não pode mais ser cancelada.",

  OFFER_NOT_FOUND: "Esta oferta não existe mais.",
  OFFER_CHANGED_MEANWHILE: "Esta oferta mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  OFFER_NOT_DELETED: "Esta oferta não está na lixeira.",
  OFFER_INPUT_MISSING: "Cole um link, o texto da loja ou preencha os campos.",

  LINK_INVALID: "Isto não é um link de produto. Copie o endereço da página, com https://.",
  LINK_MISSING_IN_TEXT: "Não encontrei um link nesse texto. Cole também o link do produto.",
  LINK_REFUSED: "Este endereço não é de uma loja na internet. Confira o link.",
  LINK_OF_ANOTHER_AFFILIATE: "Este link tem a etiqueta de outro afiliado. Cole o seu.",
  SHARED_TEXT_TOO_LONG: "O texto colado é longo demais. Cole só o que a loja compartilhou.",
  CAPTURE_TOO_LARGE: "A captura da página ficou grande demais. Cole o link no lugar dela.",
  LINK_NOT_FOLLOWED:
    "Não consegui seguir este link curto. Cole o endereço completo do produto. Se o link curto é o seu, cole-o em “Seu link de afiliado”.",
  KEY_INVALID: "A chave do pedido deve ter de 1 a 100 caracteres.",

  PAGE_BLOCKED:
    "A loja pediu uma verificação e não mostrou o produto. Preencha à mão ou use o botão do navegador.",
  PAGE_UNREACHABLE: "Não consegui abrir essa página. Confira o link ou preencha à mão.",
  PAGE_TOO_LARGE: "A página é grande demais para ler. Preencha à mão.",
  PAGE_WITHOUT_PRODUCT: "Não encontrei um produto nessa página. Preencha à mão.",
  PAGE_WITHOUT_PRICE: "A página não mostra o preço deste produto. Preencha à mão.",
  PRODUCT_OUT_OF_STOCK:
    "A loja diz que este produto está esgotado. Se ele voltou, preencha o preço à mão.",

  TITLE_MISSING: "Dê um título à oferta.",
  TITLE_TOO_LONG: "O título pode ter até 300 caracteres.",
  SHOP_INVALID: "O nome da loja deve ter de 1 a 80 caracteres.",
  PRICE_INVALID: "O preço deve ser maior que zero.",
  CURRENCY_INVALID: "Todos os preços da oferta devem estar na mesma moeda.",
  IMAGE_INVALID: "O endereço da imagem deve começar com https://.",
  TEXT_TOO_LONG: "A mensagem pode ter até 4.096 caracteres.",

  PLAN_ENDED:
    "Seu período de teste ou plano terminou: os envios estão pausados. Nada foi apagado; escolha um plano para continuar.",
  MESSAGES_LIMIT:
    "Este envio passa das mensagens que seu plano ainda tem neste mês. Escolha menos grupos ou mude de plano.",
  GROUPS_LIMIT: "Seu plano não permite mais grupos ativos. Desative um ou mude de plano.",
  SESSIONS_LIMIT: "Seu plano não permite mais conexões. Desconecte uma ou mude de plano.",
  OFFERS_LIMIT: "Você já criou todas as ofertas que seu plano permite por dia. Amanhã tem mais.",

  BOT_TOKEN_INVALID:
    "O Telegram não reconhece este token. Copie-o inteiro da conversa com o @BotFather.",
  BOT_OF_ANOTHER_PERSON:
    "Este bot já está conectado a outra conta. Crie um bot só seu com o @BotFather.",
  MESSENGER_UNREACHABLE: "O mensageiro não respondeu. Tente de novo em instantes.",
  SESSION_NOT_FOUND: "Esta conexão não existe ou não é sua.",
  SESSION_NOT_CONNECTED: "Esta conexão foi desfeita. Conecte de novo antes de enviar.",
  OWNER_UNKNOWN: "Abra antes a conversa com o seu bot, pelo link desta tela, e toque em Iniciar.",
  TEST_TEXT_INVALID: "A mensagem de teste deve ter de 1 a 1.000 caracteres.",

  GROUP_NOT_FOUND: "Este grupo não existe ou não é seu.",
  GROUP_NOT_READY: "Um dos grupos não pode receber mensagens agora. Veja o motivo na lista.",
  GROUPS_MISSING: "Escolha ao menos um grupo.",
  TOO_MANY_GROUPS: "Escolha até 500 grupos de cada vez.",
  TAGS_INVALID: "Um grupo pode ter até 20 etiquetas, de 1 a 30 caracteres cada.",

  NOTIFICATION_NOT_FOUND: "Este aviso não existe mais ou não é seu.",
  TOO_MANY_NOTIFICATIONS: "Marque até 500 avisos de cada vez.",

  OCCASION_INVALID: "O nome da ocasião deve ter de 1 a 100 caracteres.",
  TIME_INVALID: "Escolha uma data e hora no futuro, até um ano à frente.",
  NO_FREE_SLOT: "Não há horário livre nos próximos 30 dias. Acrescente horários ou envie agora.",
  DISPATCH_NOT_FOUND: "Este envio não existe ou não é seu.",
  DISPATCH_NOT_QUEUED: "Este envio já saiu da fila.",
  DISPATCH_NOT_FAILED: "Só um envio que não saiu pode ser repetido.",
  DISPATCH_NOT_UNCERTAIN: "Este envio já não está em dúvida.",

  PACE_INVALID: "O intervalo entre mensagens vai de 1 segundo a 1 hora, do menor ao maior.",
  CAP_INVALID: "Os limites vão de 1 a 60 por minuto, 2.000 por hora e 10.000 por dia.",
  QUIET_HOURS_INVALID: "O silêncio precisa de início e fim diferentes, como 22:00 e 08:00.",
  SLOTS_INVALID: "Use até 24 horários diferentes, como 09:00.",
  LATE_INVALID: "O prazo de uma mensagem atrasada vai de 5 minutos a 7 dias.",
  ZONE_INVALID: "Este fuso horário não existe.",
  SIGNATURE_TOO_LONG: "A assinatura pode ter até 200 caracteres.",
  SENDING_MODE_UNAVAILABLE: "Este modo de envio ainda não está disponível aqui.",

  AMAZON_TAG_INVALID: "A tag da Amazon tem a forma seunome-20.",
  SHOPEE_ID_INVALID: "O ID de afiliado da Shopee tem só números.",
  MERCADO_LIVRE_WORD_INVALID: "A palavra do Mercado Livre tem só letras, números, ponto, - e _.",
  MERCADO_LIVRE_TOOL_INVALID: "O código de ferramenta do Mercado Livre tem só números.",

  SETTINGS_INVALID: "Envie as cores em JSON: sidebarColor, primaryColor e cardColor.",
  COLOR_INVALID: "A cor deve ter a forma #RRGGBB, como #6200EE.",
  APPEARANCE_CHANGED_MEANWHILE:
    "Outra pessoa mudou a aparência enquanto você editava. Nada foi salvo ainda.",
  NOTHING_TO_UNDO: "Não há mudança para desfazer.",
  THEME_NOT_FOUND: "Este tema não existe mais.",
  THEME_NOT_DELETED: "Este tema não está na lixeira.",
  THEME_CHANGED_MEANWHILE: "Outra pessoa mudou este tema. Nada foi salvo ainda.",
  THEME_NAME_INVALID: "Dê ao tema um nome de 1 a 60 caracteres.",
  THEMES_LIMIT: "Há lugar para 200 temas. Exclua algum antes de criar outro.",
  TOO_MANY_THEMES: "Importe de 1 a 200 temas de cada vez.",

  SEARCH_INVALID: "A busca pode ter até 100 caracteres visíveis.",
  CURSOR_INVALID: "Este ponto da lista não existe. Recomece do início.",
  QUERY_TOO_COSTLY: "A consulta pede dados demais de uma vez. Peça menos.",
  SETUP_CODE_INVALID:
    "Este link de configuração não vale mais. Reinicie o servidor para gerar outro.",
} as const;

export type FailureCode = keyof typeof sentences;

/** A refusal that a screen has a sentence for. Thrown in a command, it rolls the command back. */
export class Failure extends Error {
  /** `path` names the input field at fault, outermost first; empty when no field is. */
  constructor(readonly code: FailureCode, readonly path: readonly string[] = []) {
    super(sentences[code]);
  }
}
