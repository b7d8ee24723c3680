import { tagSentences } from "./marketplaces/marketplace.ts";

/** Every refusal, by code, with the sentence that the screen shows. */
export const sentences = {
  SIGN_IN_FIRST: "Entre na sua conta para continuar.",
  NOT_ALLOWED: "Você não tem permissão para fazer isso.",
  /** Refuses visitors what only admins may do. */
  NOT_AUTHENTICATED: "Usuário não autenticado.",
  ADMINS_ONLY: "Apenas administradores podem alterar estas configurações.",
  ONLY_IN_PERSON:
    "Só a própria pessoa pode fazer isso. Encerre o acesso em nome dela para voltar à sua conta.",
  /** Refuse programs what their key may not do. */
  API_KEY_INVALID: "Esta chave de API não existe, venceu ou foi revogada.",
  API_SCOPE_MISSING: "Esta chave de API não tem a permissão necessária.",
  NOT_FOR_API_KEYS: "Uma chave de API não pode fazer isso. Entre na sua conta.",
  API_KEY_NOT_FOUND: "Esta chave não existe mais, ou já foi trocada.",
  API_KEY_NAME_INVALID: "Dê à chave um nome de 1 a 60 caracteres.",
  API_KEY_SCOPES_INVALID: "Escolha ao menos uma permissão para a chave.",
  API_SCOPE_FOR_ADMINS: "Só quem administra o site dá a uma chave permissões de administração.",
  API_KEY_EXPIRY_INVALID: "A validade da chave precisa estar no futuro.",
  API_KEY_OVERLAP_INVALID: "A chave antiga pode valer de 0 a 168 horas junto com a nova.",
  API_KEYS_TOO_MANY: "Você já tem 20 chaves. Revogue uma que não usa mais.",
  /** Refuse what is wrong with apps that act for people. */
  OAUTH_APP_NAME_INVALID: "Dê ao aplicativo um nome de 1 a 60 caracteres.",
  OAUTH_REDIRECTS_INVALID:
    "Informe de 1 a 5 endereços de retorno: https, ou http em 127.0.0.1 ou localhost; sem # e sem *.",
  OAUTH_APPS_TOO_MANY: "Você já tem 10 aplicativos. Remova um para registrar outro.",
  OAUTH_APP_NOT_FOUND: "Este aplicativo não existe, ou foi removido.",
  OAUTH_APP_DISABLED: "Este aplicativo foi desativado por quem administra o site.",
  OAUTH_REDIRECT_UNKNOWN:
    "O endereço de retorno do pedido não é um dos que o aplicativo registrou. Nada foi autorizado.",
  /** Refuse requests by their `Idempotency-Key`. */
  IDEMPOTENCY_KEY_INVALID:
    "Uma Idempotency-Key tem de 1 a 255 letras, números e sinais, sem aspas e sem acentos.",
  IDEMPOTENCY_KEY_REUSED:
    "Esta Idempotency-Key já foi usada em outro pedido. Use uma chave nova para cada pedido.",
  IDEMPOTENCY_IN_PROGRESS:
    "O primeiro pedido com esta Idempotency-Key ainda não terminou. Repita daqui a pouco.",
  IDEMPOTENCY_OUTCOME_UNKNOWN:
    "O pedido com esta Idempotency-Key mudou alguma coisa, mas a resposta dele não ficou guardada. Confira o que mudou antes de enviar outro.",
  ACCOUNT_BLOCKED: "Esta conta está bloqueada. Fale com quem administra o site.",
  TOO_MANY_ATTEMPTS: "Foram tentativas demais. Espere alguns minutos e tente de novo.",
  TOO_MANY_REQUESTS: "Foram pedidos demais em pouco tempo. Espere um instante e tente de novo.",
  API_LIMIT:
    "Seu plano não permite mais chamadas da API neste minuto. Espere um pouco, ou escolha um plano com mais em /app/subscriptions/plans?motivo=api.",
  UNAVAILABLE: "O serviço está indisponível no momento. Tente de novo em instantes.",
  /** Refuses changes, or everything, while a maintenance is in force. */
  MAINTENANCE:
    "O site está em manutenção agora. Nada se perdeu: tente de novo quando ela terminar.",
  MAINTENANCE_MESSAGE_INVALID: "Escreva a mensagem da manutenção com 1 a 500 caracteres.",
  MAINTENANCE_TIMES_INVALID:
    "O fim vem depois do começo e de agora, até 7 dias depois; o começo, até 90 dias à frente.",
  MAINTENANCE_PASS_UNKNOWN: "Não há conta com um destes e-mails. São até 20.",
  MAINTENANCE_NOT_FOUND: "Nenhuma manutenção está marcada agora.",
  EMAIL_NOT_VERIFIED:
    "Confirme seu e-mail antes do primeiro envio. Peça o e-mail de confirmação no seu perfil.",
  TOKEN_MISSING: 'Envie em JSON o token de quem entrou: {"token": "…"}.',
  NODE_NOT_FOUND: "Isto não existe ou não é seu.",

  USER_NOT_FOUND: "Esta conta não existe mais.",
  LAST_ADMIN:
    "Esta é a última pessoa que administra o site. Torne outra pessoa administradora antes.",
  NOT_ONESELF: "Você não pode fazer isso com a sua própria conta.",
  ALERT_DEVICE_INVALID: "Este navegador não deu um endereço que possamos usar. Tente de novo nele.",
  TASK_NOT_FAILING: "Não há mais trabalho deste tipo para tentar de novo.",
  EMAIL_NOT_FOUND: "Este e-mail não está mais no registro.",
  EMAIL_NOT_RETRYABLE: "Este e-mail não pode mais ser enviado de novo.",
  REASON_INVALID: "Escreva o motivo com 10 a 500 caracteres.",
  PLAN_NOT_FOUND: "Este plano não existe mais.",
  PLAN_END_INVALID: "O fim do plano precisa estar no futuro. Escolha outra data ou deixe sem fim.",
  PLAN_NAME_INVALID: "Dê ao plano um nome de 1 a 40 caracteres.",
  PLAN_PRICE_INVALID: "Informe o preço em centavos, maior que zero, e se é por mês ou por ano.",
  PLAN_LIMITS_INVALID: "Um limite é um número inteiro a partir de zero, ou -1 para sem limite.",
  PLAN_TRIAL_INVALID: "O teste de um plano vai de 0 a 90 dias.",
  PAYMENTS_OFF: "Aqui os planos são dados pela administração. Fale com quem administra o site.",
  SUBSCRIPTION_EXISTS: "Você já tem uma assinatura. Mude o plano dela no lugar de assinar outra.",
  SUBSCRIPTION_NOT_FOUND: "Você não tem uma assinatura agora.",
  SUBSCRIPTION_NOT_PAUSABLE: "Só uma assinatura em dia pode ser pausada.",
  EXTENSION_INVALID: "Escolha de 1 a 365 dias.",
  INVOICE_NOT_REFUNDABLE: "Desta fatura não há nada pago a devolver.",
  TAXPAYER_ID_INVALID: "Confira o CPF ou CNPJ: os dígitos finais não batem.",
  TAXPAYER_REQUIRED: "Informe o CPF ou CNPJ: a nota fiscal sai em nome dele.",
  REFUND_INVALID: "Devolva de R$ 0,01 até o que foi pago e ainda não foi devolvido.",
  PLAN_CHOICE_NEEDED:
    "O plano novo é menor do que você usa. Escolha quais grupos e conexões continuam.",
  PAYMENT_REPORT_NOT_FOUND: "Este aviso não existe mais, ou não é sobre uma pessoa daqui.",
  WEBHOOK_URL_INVALID:
    "Informe um endereço público que comece com https://, sem porta, usuário ou senha.",
  WEBHOOK_EVENTS_INVALID: "Escolha pelo menos um evento.",
  WEBHOOKS_LIMIT: "São até 5 webhooks. Remova um para criar outro.",
  WEBHOOK_NOT_FOUND: "Este webhook não existe mais.",
  WEBHOOK_PERIOD_INVALID: "Escolha um começo nos últimos 30 dias, e um fim depois dele.",
  WEBHOOK_DELIVERY_NOT_FOUND: "Esta entrega não está mais no registro: ele guarda 30 dias.",
  WEBHOOK_ALREADY_ROTATED:
    "O segredo anterior ainda vale. Troque de novo quando ele deixar de valer.",
  WITHDRAWAL_OVER: "O prazo de 7 dias para se arrepender terminou. Você ainda pode cancelar.",
  CHECKOUT_NOT_FOUND: "Este pagamento não existe ou não é seu.",
  PAYMENT_PENDING:
    "Seu Pix ou boleto ainda pode ser pago. Pague ou espere vencer para escolher de novo.",
  CHECKOUT_COMPLETED: "Você acabou de concluir um pagamento. Confira sua assinatura.",
  REFERRALS_OFF: "O programa de indicação não está aberto aqui agora.",
  REFERRER_NOT_FOUND: "Entre no programa de indicação antes.",
  REFERRAL_RATE_INVALID: "A comissão vai de 1% a 100%, por 1 a 120 meses.",
  PIX_KEY_INVALID: "Esta chave Pix não confere. Confira o tipo e digite de novo.",
  PAYOUTS_NONE: "Ninguém tem agora o mínimo a receber e uma chave Pix.",
  PAYOUT_BATCH_NOT_FOUND: "Este lote de pagamentos não existe.",
  PAYOUT_BATCH_NOT_DRAFT: "Este lote já foi aprovado ou cancelado.",
  PAYOUT_BATCH_NOT_APPROVED: "Aprove o lote antes de baixar ou pagar.",
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
  EXPORT_NOT_FOUND: "Esta exportação não existe mais, ou o endereço dela venceu. Peça outra.",
  EXPORT_RUNNING: "Já há uma exportação em andamento. Espere ela terminar para pedir outra.",
  EXPORTS_TOO_MANY: "São até 20 exportações por dia. Peça outra amanhã.",
  EXPORT_PERIOD_INVALID: "O fim do período precisa vir depois do começo.",
  DATA_EXPORT_NOT_FOUND:
    "Esta cópia não existe mais ou não é sua. Peça outra em Conta e segurança.",
  DELETION_NOT_CONFIRMED: "Para confirmar a exclusão, digite o e-mail desta conta.",
  DELETION_UNDERWAY: "O prazo terminou e a exclusão já começou. Ela não pode mais ser cancelada.",

  OFFER_NOT_FOUND: "Esta oferta não existe mais.",
  OFFER_CHANGED_MEANWHILE: "Esta oferta mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  OFFER_ENDED: "O anúncio terminou. Atualize a oferta para enviá-la de novo.",
  OFFER_UNPAID: "Esta oferta não paga você. Confirme se quer enviar assim mesmo.",
  OFFER_NOT_DELETED: "Esta oferta não está na lixeira.",
  OFFER_WITHOUT_PAGE: "Esta oferta não tem o endereço do produto: não há página para ler de novo.",
  TOO_MANY_OFFERS: "Escolha até 100 ofertas de cada vez.",
  ALREADY_SENT:
    "Um ou mais destes grupos já receberam esta oferta, ou vão receber. Confirme para enviar outra vez.",
  OFFER_INPUT_MISSING: "Cole um link, o texto da loja ou preencha os campos.",

  LINK_INVALID: "Isto não é um link de produto. Copie o endereço da página, com https://.",
  LINK_MISSING_IN_TEXT: "Não encontrei um link nesse texto. Cole também o link do produto.",
  LINK_REFUSED: "Este endereço não é de uma loja na internet. Confira o link.",
  LINK_OF_ANOTHER_AFFILIATE: "Este link tem a etiqueta de outro afiliado. Cole o seu.",
  SHARED_TEXT_TOO_LONG: "O texto colado é longo demais. Cole só o que a loja compartilhou.",
  CAPTURE_TOO_LARGE: "A captura da página ficou grande demais. Cole o link no lugar dela.",
  LINKS_MISSING: "Não encontrei nenhum link nesse texto. Cole de 1 a 50 links de produtos.",
  TOO_MANY_LINKS: "Cole até 50 links de cada vez.",
  LINKS_TEXT_TOO_LONG: "O texto colado é longo demais. Cole só os links.",
  LINKS_UNDERWAY: "Ainda estou lendo os links anteriores. Espere terminarem e cole os próximos.",
  LINK_BATCH_NOT_FOUND: "Esta lista de links não existe mais ou não é sua.",
  BATCH_LINK_NOT_FAILED: "Só um link que não deu certo pode ser lido de novo.",
  LINK_READING_FAILED: "Algo deu errado ao ler este link, e não é com ele. Tente de novo.",
  LINK_NOT_FOLLOWED:
    "Não consegui seguir este link curto. Cole o endereço completo do produto. Se o link curto é o seu, cole-o em “Seu link de afiliado”.",
  SHOP_ADDRESS_INVALID: "Informe o endereço da loja, como lojaexemplo.com.br.",
  SHOP_WITH_OWN_SETTINGS: "Esta loja já tem o próprio lugar em Ajustes. Informe a etiqueta lá.",
  PUBLISHER_ID_INVALID:
    "Isto não tem a forma de um ID desta rede. Confira no painel dela, ou cole um link seu.",
  PROGRAMME_ID_INVALID:
    "Isto não tem a forma do programa nesta rede. Confira no painel dela, ou cole um link seu da loja.",
  LINK_PATTERN_INVALID:
    "O modelo começa com https:// ou com {url}, e tem {id} e {url} uma vez cada, como valores de parâmetros.",
  COOKIE_DAYS_INVALID: "Informe os dias com um número inteiro, de 0 a 365.",
  COMMISSION_PERCENT_INVALID: "Informe a comissão em porcentagem, de 0 a 100.",
  PROGRAMME_EXISTS: "Você já tem um programa desta loja. Edite o que existe.",
  PROGRAMMES_LIMIT: "Você já tem 100 lojas. Remova uma antes de adicionar outra.",
  PROGRAMME_NOT_FOUND: "Este programa não existe mais.",

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
  MEDIA_INVALID:
    "Escolha uma foto, um vídeo MP4 ou um PDF. Este arquivo não abre como nenhum deles.",
  MEDIA_TOO_LARGE: "O arquivo é grande demais. Escolha um de até 24 MB.",
  MEDIA_STORAGE_FULL:
    "Seus vídeos e documentos já ocupam 240 MB. Exclua um texto que usa um deles e tente de novo.",
  VIDEO_CODEC_INVALID:
    "Nem todo celular mostra este vídeo. Exporte em MP4 com H.264 e envie de novo.",
  IMAGE_INVALID: "O endereço da imagem deve começar com https://.",
  INSTALLMENTS_INVALID: "As parcelas vão de 2 a 72 vezes.",
  SHIPPING_TOO_LONG: "O frete cabe em até 80 caracteres, como Frete grátis.",
  RATING_INVALID: "A avaliação vai de 0,1 a 5, e o número de avaliações é maior que zero.",
  TEXT_TOO_LONG: "A mensagem pode ter até 4.096 caracteres.",

  PLAN_ENDED:
    "Seu período de teste ou plano terminou: os envios estão pausados. Nada foi apagado; escolha um plano para continuar.",
  MESSAGES_LIMIT:
    "Este envio passa das mensagens que seu plano ainda tem neste mês. Escolha menos grupos ou mude de plano.",
  GROUPS_LIMIT: "Seu plano não permite mais grupos ativos. Desative um ou mude de plano.",
  SESSIONS_LIMIT: "Seu plano não permite mais conexões. Desconecte uma ou mude de plano.",
  OFFERS_LIMIT: "Você já criou todas as ofertas que seu plano permite por dia. Amanhã tem mais.",

  PRODUCTS_LIMIT:
    "Seu catálogo já tem todos os produtos que seu plano permite. Exclua algum ou mude de plano.",

  PRODUCT_NOT_FOUND: "Este produto não existe mais no seu catálogo.",
  PRODUCT_INPUT_MISSING: "Escolha uma oferta ou cole o link do produto.",
  PRODUCT_WITHOUT_ADDRESS: "Esta oferta não tem o link do produto. Cole o link para salvar.",
  PRODUCTS_MISSING: "Escolha ao menos um produto.",
  TOO_MANY_PRODUCTS: "Escolha até 500 produtos de cada vez.",
  PRODUCT_NOT_DELETED: "Este produto não está na lixeira.",
  NOTE_TOO_LONG: "A anotação pode ter até 2.000 caracteres.",
  MERGE_INVALID: "Escolha o produto que fica e de 1 a 20 outros que são o mesmo.",
  PRICE_UNREADABLE: "Escreva só o valor, como 129,90.",
  PRODUCTS_CSV_TOO_LONG:
    "O arquivo passa de 5.000 linhas ou de 2 MB. Divida em partes e importe uma de cada vez.",
  PRODUCTS_CSV_WITHOUT_COLUMNS:
    "Não encontrei a coluna “link”. A primeira linha deve ter os nomes das colunas.",

  BOT_TOKEN_INVALID:
    "O Telegram não reconhece este token. Copie-o inteiro da conversa com o @BotFather.",
  BOT_OF_ANOTHER_PERSON:
    "Este bot já está conectado a outra conta. Crie um bot só seu com o @BotFather.",
  MESSENGER_UNREACHABLE: "O Telegram não respondeu. Tente de novo em instantes.",
  SESSION_NOT_FOUND: "Esta conexão não existe ou não é sua.",
  NUMBER_NOT_OWN: "O aquecimento vale para um número de WhatsApp que é seu.",
  SESSION_NOT_CONNECTED: "Esta conexão foi desfeita. Conecte de novo antes de enviar.",
  PLATFORM_NUMBER_MISSING:
    "A plataforma não empresta um número agora. Conecte o seu WhatsApp para enviar.",
  NUMBER_OF_PLATFORM:
    "Este número é da plataforma: só quem administra o site pode fazer isso. Conecte o seu WhatsApp para não depender dele.",
  PLATFORM_NUMBER_OTHER:
    "A plataforma trocou de número. Desconecte o anterior e comece a usar o novo.",
  PLATFORM_NUMBER_NOT_OWN:
    "Escolha um WhatsApp que você conectou aqui. O número de outra pessoa não pode ser emprestado.",
  PLATFORM_NUMBER_UNUSED: "Comece a usar o número da plataforma antes de trazer um grupo.",
  INVITE_INVALID:
    "Este não é um link de convite do WhatsApp. Copie o link em Dados do grupo e cole aqui.",
  CLAIM_NOT_FOUND: "Este pedido de grupo não existe ou não é seu.",
  CLAIM_ENDED: "Este pedido de grupo já terminou. Comece outro com o link de convite.",
  TOO_MANY_LOOKS: "Você já pediu muitas conferências hoje. Tente de novo amanhã.",
  SESSION_REVOKED:
    "O celular desfez esta conexão. Conecte o número de novo pelo QR ou pelo código.",
  NUMBER_OF_ANOTHER_PERSON:
    "Este número já está conectado em outra conta daqui. Desconecte-o lá antes de conectar nesta.",
  NUMBER_OF_OTHER_CHANNEL:
    "Você já conectou este número de outro modo: direto pelo celular ou pelo gateway. Desconecte aquela conexão antes de usar esta.",
  PAIRING_NOT_FOUND: "Este pedido de conexão não existe mais ou não é seu. Comece de novo.",
  PAIRING_UNAVAILABLE: "Esta conta não se conecta pelo celular.",
  PHONE_INVALID: "Escreva o número só com dígitos, com o código do país e o DDD: 55 11 99999-0001.",
  PHONE_WITHOUT_COUNTRY: "Falta o código do país. No Brasil é 55, antes do DDD: 55 11 99999-0001.",
  PHONE_LENGTH_INVALID:
    "Confira quantos dígitos o número tem: no Brasil, 55, o DDD e mais 8 ou 9; fora, de 8 a 15 ao todo.",
  GATEWAY_URL_INVALID:
    "O endereço do gateway deve começar com https:// ou http://, sem senha nele.",
  GATEWAY_KEY_INVALID:
    "A chave do gateway tem de 8 a 200 caracteres, sem espaços. Copie a AUTHENTICATION_API_KEY dele.",
  GATEWAY_KEY_REFUSED:
    "O gateway não reconheceu esta chave. Copie a AUTHENTICATION_API_KEY dele e tente de novo.",
  GATEWAY_NOT_A_GATEWAY:
    "Neste endereço não responde uma Evolution API. Confira o endereço e tente de novo.",
  GATEWAY_UNREACHABLE:
    "O gateway não respondeu. Confira se ele está no ar e se este servidor o alcança.",
  GATEWAY_OUTDATED: "Esta Evolution API é antiga demais. Atualize para a versão 2.3 ou mais nova.",
  GATEWAY_MISSING: "Quem administra o site ainda não configurou um gateway do WhatsApp.",
  OWNER_UNKNOWN: "Abra antes a conversa com o seu bot, pelo link desta tela, e toque em Iniciar.",
  TEST_BY_PLATFORM:
    "O número da plataforma só escreve nos grupos. Para testar, envie uma oferta a um deles.",
  TEST_TEXT_INVALID: "A mensagem de teste deve ter de 1 a 1.000 caracteres.",

  GROUP_NOT_FOUND: "Este grupo não existe ou não é seu.",
  GROUP_NOT_READY: "Um dos grupos não pode receber mensagens agora. Veja o motivo na lista.",
  SOURCE_NOT_OWN:
    "Só um grupo que você administra pode ser origem: mensagens de grupos dos outros não são lidas.",
  CHANNEL_LINK_INVALID:
    "Isso não é o link de um canal. Ele começa com https://whatsapp.com/channel/",
  CHANNEL_UNSUPPORTED: "Canais só pelo seu próprio número do WhatsApp, conectado por aqui.",
  INVITE_UNAVAILABLE: "Não há link de convite para pedir deste grupo.",
  GROUPS_MISSING: "Escolha ao menos um grupo.",
  TOO_MANY_GROUPS: "Escolha até 500 grupos de cada vez.",
  TAGS_INVALID: "São até 20 marcadores, de 1 a 30 caracteres cada um.",

  NOTIFICATION_NOT_FOUND: "Este aviso não existe mais ou não é seu.",
  TOO_MANY_NOTIFICATIONS: "Marque até 500 avisos de cada vez.",

  OCCASION_INVALID: "O nome da ocasião deve ter de 1 a 100 caracteres.",
  TIME_INVALID: "Escolha uma data e hora no futuro, até um ano à frente.",
  NO_FREE_SLOT: "Não há horário livre nos próximos 30 dias. Acrescente horários ou envie agora.",
  DISPATCH_NOT_FOUND: "Este envio não existe ou não é seu.",
  DISPATCH_NOT_QUEUED: "Este envio já saiu da fila.",
  DISPATCH_OF_OTHER_SESSION: "Cada conta tem a sua fila: escolha mensagens da mesma conta.",
  DISPATCH_NOT_FAILED: "Só um envio que não saiu pode ser repetido.",
  TEXT_NOT_CORRECTABLE: "Nenhuma mensagem deste texto pode mais ser corrigida nos grupos.",
  NOTHING_TO_CORRECT: "Nenhuma mensagem desta oferta pode mais ser corrigida nos grupos.",
  DISPATCH_NOT_UNCERTAIN: "Este envio já não está em dúvida.",

  PACE_INVALID: "O intervalo entre mensagens vai de 1 segundo a 1 hora, do menor ao maior.",
  GROUP_PACE_INVALID: "O intervalo de um grupo vai de 1 minuto a 24 horas.",
  CAP_INVALID: "Os limites vão de 1 a 60 por minuto, 2.000 por hora e 10.000 por dia.",
  QUIET_HOURS_INVALID: "O silêncio precisa de início e fim diferentes, como 22:00 e 08:00.",
  SLOTS_INVALID: "Use até 24 horários diferentes, como 09:00.",
  LATE_INVALID: "O prazo de uma mensagem atrasada vai de 5 minutos a 7 dias.",
  ZONE_INVALID: "Este fuso horário não existe.",
  SIGNATURE_TOO_LONG: "A assinatura pode ter até 200 caracteres.",
  SENDING_MODE_UNAVAILABLE: "Este modo de envio ainda não está disponível aqui.",

  ...tagSentences,

  SHOP_CREDENTIALS_REFUSED:
    "A loja não reconheceu estas chaves. Copie-as de novo do painel da loja e confira a hora do servidor.",
  SHOP_SIGN_IN_EXPIRED: "A autorização da loja venceu. Conecte de novo para continuar.",
  SHOP_NOT_ELIGIBLE:
    "A loja ainda não liberou a API para esta conta. Seus links com etiqueta continuam funcionando.",
  SHOP_ACCESS_DENIED: "A loja não permite isto a esta conta. Confira as permissões no painel dela.",
  SHOP_ACCOUNT_INVALID: "A loja diz que esta conta de afiliado não é válida.",
  SHOP_ACCOUNT_FROZEN: "A loja congelou esta conta de afiliado. Fale com o suporte da loja.",
  SHOP_ACCOUNT_BLOCKED: "A loja bloqueou esta conta de afiliado. Fale com o suporte da loja.",
  SHOP_ACCOUNT_NOT_BOUND: "Falta ligar sua conta da loja ao programa de afiliados, no painel dela.",
  SHOP_RATE_LIMITED: "A loja pediu uma pausa: foram perguntas demais. Tente de novo mais tarde.",
  SHOP_PRODUCT_NOT_FOUND: "A loja não encontrou este produto.",
  SHOP_REQUEST_REFUSED: "A loja não aceitou o pedido como foi feito.",
  SHOP_FAILED: "A loja teve um problema ao responder. Tente de novo em instantes.",
  SHOP_UNREACHABLE: "A loja não respondeu. Tente de novo em instantes.",
  SHOP_NOT_CONNECTED: "Esta loja não está conectada. Conecte-a em Ajustes.",
  SHOP_NOT_CONNECTABLE: "Esta loja não pode ser conectada aqui.",
  SHOP_WORDS_INVALID: "Escreva o que procurar, com até 100 caracteres.",
  SHOP_TAG_FIRST: "Salve antes a sua etiqueta da Amazon: a loja confere as chaves junto com ela.",
  SHOP_KEYS_INVALID: "As chaves da loja não têm espaços. Copie cada uma inteira do painel da loja.",
  SHOP_SIGN_IN_REFUSED: "A loja não recebeu a sua autorização. Nada foi conectado.",
  SHOP_SIGN_IN_LOST: "Esta autorização venceu ou já foi usada. Comece a conexão de novo.",

  SHORT_LINK_NOT_FOUND: "Este link curto não existe mais.",
  SHORT_LINK_CHANGED_MEANWHILE: "Este link mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  SHORT_LINK_NOT_DELETED: "Este link não está na lixeira.",
  SHORT_LINKS_LIMIT:
    "Seu plano não tem lugar para mais links curtos. Exclua os que já não servem ou mude de plano.",
  SHORT_LINK_SLUG_INVALID:
    "O final do endereço tem de 3 a 40 letras, números e hífens. Por exemplo: ofertas-da-ana.",
  SHORT_LINK_SLUG_RESERVED: "Este final de endereço é de uma página do site. Escolha outro.",
  SHORT_LINK_SLUG_TAKEN: "Este final de endereço já é de outro link. Escolha outro.",
  SHORT_LINK_TITLE_INVALID: "O nome pode ter até 80 caracteres.",
  SHORT_LINK_TARGET_INVALID:
    "Este destino não é um endereço da internet. Copie o link inteiro, com https://.",
  /** Source: the policies of Amazon's affiliate programme. */
  SHORT_LINK_TARGET_AMAZON:
    "A Amazon não aceita links encurtados: ela exige que a pessoa veja que vai para a Amazon, e pode encerrar a conta de quem encurta. Use o link da Amazon direto.",
  SHORT_LINK_TARGET_OWN: "Este destino já é um link curto daqui. Use o endereço a que ele leva.",
  SHORT_LINK_TARGET_HIDDEN:
    "Este destino é de outro encurtador, e não dá para ver aonde leva. Use o endereço final.",
  SHORT_LINK_TARGETS_INVALID: "Um link leva a no mínimo 1 e no máximo 10 destinos.",
  SHORT_LINK_TARGETS_TWICE: "Diga o destino em um campo só: um destino ou a lista deles.",
  SHORT_LINK_RULES_WITHOUT_REST:
    "Deixe pelo menos um destino sem regra: é para ele que vão as outras pessoas.",
  SHORT_LINK_WEIGHT_INVALID: "O peso de um destino vai de 1 a 100, sem casas decimais.",
  SHORT_LINK_COUNTRY_INVALID: "Escreva os países com duas letras, como BR e PT, até 30 deles.",
  SHORT_LINK_HOURS_INVALID:
    "Diga as duas horas da regra, diferentes uma da outra, como 08:00 e 18:00.",
  SHORT_LINK_GROUP_WITHOUT_INVITE:
    "O convite de um destes grupos ainda não é conhecido. Abra o grupo e peça o link de convite.",
  SHORT_LINK_DATE_INVALID: "Escreva a data e a hora, como 28/11/2026 23:59.",
  SHORT_LINK_PERIOD_INVALID: "O fim precisa vir depois do início.",
  SHORT_LINK_PASSWORD_INVALID: "A senha do link tem de 6 a 128 caracteres.",

  COUPON_NOT_FOUND: "Este cupom não existe mais.",
  COUPON_CHANGED_MEANWHILE: "Este cupom mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  COUPON_NOT_DELETED: "Este cupom não está na lixeira.",
  COUPON_EXISTS: "Você já tem um cupom com este código nesta loja.",
  COUPON_NOT_STARTED: "Este cupom ainda não começou a valer.",
  COUPON_NOT_FITTING: "Este cupom não vale para esta oferta. Confira a loja, o mínimo e o prazo.",
  COUPON_CODE_INVALID: "O código tem de 2 a 40 caracteres visíveis, sem espaços.",
  COUPON_SHOP_INVALID: "Diga de que loja é o cupom, com 1 a 80 caracteres.",
  COUPON_DISCOUNT_INVALID: "Diga o que o cupom dá: uma porcentagem ou um valor, só um dos dois.",
  COUPON_PERCENT_INVALID: "A porcentagem vai de 1 a 100, sem casas decimais.",
  COUPON_AMOUNT_INVALID: "O valor deve ser maior que zero, em reais.",
  COUPON_MAXIMUM_INVALID: "O desconto máximo só vale com porcentagem e deve ser maior que zero.",
  COUPON_MINIMUM_INVALID: "A compra mínima deve ser maior que zero, em reais.",
  COUPON_DATE_INVALID: "Escreva a data e a hora, como 28/11/2026 23:59.",
  COUPON_PERIOD_INVALID: "O fim precisa vir depois do início.",
  COUPON_NOTE_INVALID: "A anotação pode ter até 500 caracteres.",
  COUPON_SHARER_INVALID: "Diga quem passou o cupom em até 80 caracteres.",
  COUPONS_LIMIT: "Há lugar para 2.000 cupons. Exclua os que já não servem antes de criar outros.",

  CSV_INVALID: "Não consegui ler este arquivo. Salve a planilha como CSV e tente de novo.",
  CSV_TOO_LONG: "O arquivo é grande demais. Importe até 1.000 linhas de cada vez.",
  CSV_WITHOUT_COLUMNS:
    "A primeira linha precisa dizer o nome das colunas. Baixe o modelo para ver quais são.",

  SETTINGS_INVALID: "Envie as cores em JSON: sidebarColor, primaryColor e cardColor.",
  COLOR_INVALID: "A cor deve ter a forma #RRGGBB, como #6200EE.",
  APPEARANCE_CHANGED_MEANWHILE:
    "Outra pessoa mudou a aparência enquanto você editava. Nada foi salvo ainda.",
  NOTHING_TO_UNDO: "Não há mudança para desfazer.",
  RETENTION_NOT_FOUND: "Este prazo não existe mais. Recarregue a página.",
  RETENTION_FIXED: "Este prazo faz parte do produto e não muda.",
  RETENTION_AMOUNT_INVALID: "Use um número dentro dos limites mostrados.",
  THEME_NOT_FOUND: "Este tema não existe mais.",
  THEME_NOT_DELETED: "Este tema não está na lixeira.",
  THEME_CHANGED_MEANWHILE: "Outra pessoa mudou este tema. Nada foi salvo ainda.",
  THEME_NAME_INVALID: "Dê ao tema um nome de 1 a 60 caracteres.",
  THEMES_LIMIT: "Há lugar para 200 temas. Exclua algum antes de criar outro.",
  TOO_MANY_THEMES: "Importe de 1 a 200 temas de cada vez.",

  TEMPLATE_NOT_FOUND: "Este modelo não existe mais.",
  TEMPLATE_NOT_DELETED: "Este modelo não está na lixeira.",
  TEMPLATE_CHANGED_MEANWHILE: "Este modelo mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  TEMPLATE_NAME_INVALID: "Dê ao modelo um nome de 1 a 60 caracteres.",
  TEMPLATE_VARIANTS_INVALID: "Um modelo tem de 1 a 3 textos, cada um com peso de 1 a 100.",
  TEMPLATE_HAS_ERRORS:
    "O texto do modelo tem erros. Corrija os que estão marcados e salve de novo.",
  SEASON_INVALID: "Dê à época um nome de até 40 caracteres e dois dias que existem.",
  TEMPLATES_LIMIT: "Há lugar para 50 modelos. Exclua algum antes de criar outro.",

  RULE_NOT_FOUND: "Esta regra não existe mais.",
  RULE_NOT_DELETED: "Esta regra não está na lixeira.",
  RULE_CHANGED_MEANWHILE: "Esta regra mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  RULE_NAME_INVALID: "Dê à regra um nome de 1 a 60 caracteres.",
  RULE_TRIGGER_INVALID: "Complete o “quando” da regra: falta algo, ou um número não serve.",
  RULE_CONDITIONS_INVALID: "Confira o “se” da regra: um número ou uma palavra não serve.",
  RULE_ACTIONS_INVALID: "Confira o “então” da regra: um horário ou um número não serve.",
  RULE_WITHOUT_GROUPS: "Escolha ao menos um grupo antes de ligar a regra.",
  RULES_LIMIT: "Há lugar para 30 regras. Exclua alguma antes de criar outra.",
  RULE_DRAFT_MISSING: "Diga qual regra ensaiar.",
  RULES_STOPPED: "Todas as regras estão paradas. Ligue-as de novo antes de aprovar.",
  STARTER_RULE_UNKNOWN: "Não conheço esta regra pronta.",
  APPROVAL_NOT_FOUND: "Este pedido de aprovação não existe mais.",
  TOO_MANY_APPROVALS: "Responda até 100 pedidos de cada vez.",
  CAMPAIGN_TEXT_NOT_FOUND: "Este texto não existe mais.",
  CAMPAIGN_TEXT_NOT_DELETED: "Este texto não está na lixeira.",
  CAMPAIGN_TEXT_CHANGED_MEANWHILE:
    "Este texto mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  CAMPAIGN_TEXT_NAME_INVALID: "Dê ao texto um nome de 1 a 60 caracteres.",
  CAMPAIGN_TEXT_VARIANTS_INVALID: "Um texto tem de 1 a 3 versões, cada uma com peso de 1 a 100.",
  CAMPAIGN_TEXT_HAS_ERRORS: "O texto tem erros. Corrija os que estão marcados e salve de novo.",
  CAMPAIGN_TEXT_SEASON_INVALID: "Esta época não existe. Escolha uma do calendário do varejo.",
  CAMPAIGN_TEXT_EXISTS: "Já existe um texto com este nome.",
  CAMPAIGN_TEXTS_LIMIT: "Há lugar para 500 textos. Exclua algum antes de criar outro.",

  CALENDAR_ENTRY_NOT_FOUND: "Este envio programado não existe mais.",
  CALENDAR_ENTRY_NOT_DELETED: "Este envio programado não está na lixeira.",
  CALENDAR_CHANGED_MEANWHILE:
    "Este envio programado mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  CALENDAR_OCCURRENCE_OVER: "Este horário já passou ou já foi para a fila. Escolha o próximo.",
  CALENDAR_SERIES_FIXED:
    "Esta série tem dias fixos do mês. Mude a repetição no lugar de arrastar a série.",
  CALENDAR_TIME_INVALID: "Escolha um dia e uma hora no futuro, em até 5 anos.",
  CALENDAR_TITLE_INVALID: "Dê ao envio um nome de 1 a 100 caracteres.",
  CALENDAR_QUEUE_INVALID: "A fila de um horário tem até 100 ofertas ou textos.",
  CALENDAR_QUEUE_EMPTY: "Fila vazia neste horário. Ponha ofertas ou textos nela.",
  CALENDAR_PERIOD_INVALID: "Escolha um período de até 62 dias.",
  CALENDAR_DAY_INVALID: "Escolha um dia de hoje até daqui a 31 dias.",
  CALENDAR_LIMIT: "Há lugar para 300 envios programados. Exclua algum antes de criar outro.",
  CALENDAR_EXCEPTIONS_LIMIT:
    "Já há 400 dias mudados um a um neste envio programado. Mude “este e os seguintes”.",
  CALENDAR_FILE_INVALID: "Não consegui ler este calendário. Escolha um arquivo .ics de até 256 KB.",
  RECURRENCE_INVALID: "Esta repetição não existe no calendário. Escolha outra.",
  CAMPAIGN_TEXT_NEEDS_OFFER:
    "Sem uma oferta, não sobra nada deste texto. No calendário, escolha uma para ir com ele.",

  STORE_NOT_FOUND: "Esta loja não existe.",
  STORE_CHANGED_MEANWHILE: "Sua loja mudou em outra aba ou aparelho. Nada foi salvo ainda.",
  STORE_DISABLED: "A administração desativou esta loja. O motivo está na tela da loja.",
  STORE_SLUG_INVALID: "O endereço tem de 3 a 40 letras sem acento, números e hífens.",
  STORE_SLUG_TAKEN: "Este endereço já é de outra loja. Escolha outro.",
  STORE_TITLE_INVALID: "Dê à loja um nome de 1 a 60 caracteres.",
  STORE_ABOUT_INVALID: "A descrição pode ter até 160 caracteres.",
  STORE_SECTIONS_INVALID:
    "Uma loja tem até 12 seções, cada uma com um nome só seu, de até 30 letras.",
  STORE_LINKS_INVALID: "Uma loja tem até 12 links, cada um com um nome e um endereço da web.",
  STORE_INVITES_INVALID:
    "Uma loja convida para até 6 grupos, cada um com um nome e um convite do WhatsApp ou do Telegram.",
  STORE_PINS_INVALID: "Fixe até 24 ofertas.",
  REPORT_INVALID: "Escolha o motivo; em “Outro”, conte o que há, com até 1.000 caracteres.",

  ASSISTANT_NOT_SET_UP:
    "Aqui não há um modelo de IA configurado. Os textos saem das regras do próprio site.",
  ASSISTANT_OFF: "Você desligou o Garimpo IA. Ligue de novo em Conta e segurança para usar.",
  ASSISTANT_LIMIT:
    "Você já usou todos os pedidos ao Garimpo IA que seu plano permite por dia. Amanhã tem mais.",
  ASSISTANT_RESTING:
    "O Garimpo IA já trabalhou tudo o que podia hoje e volta à meia-noite de Brasília. Os textos pelas regras continuam.",
  ASSISTANT_BUSY: "O Garimpo IA está com pedidos demais agora. Tente de novo daqui a pouco.",
  ASSISTANT_UNAVAILABLE: "O Garimpo IA não respondeu. Tente de novo daqui a pouco.",
  ASSISTANT_KEY_REFUSED:
    "O provedor de IA recusou o acesso deste site. Avise quem administra: não é nada seu.",
  ASSISTANT_CUT_OFF: "A resposta do Garimpo IA parou no meio. Peça de novo.",
  ASSISTANT_TOO_LONG: "A resposta ficou longa demais e parou aqui. Peça uma parte por vez.",
  ASSISTANT_FILTERED: "O provedor de IA não quis continuar esta resposta. Pergunte de outro jeito.",
  ASSISTANT_REQUEST_REFUSED:
    "O provedor de IA não aceitou este pedido. Escreva de outro jeito, ou comece outra conversa.",

  ASSISTANT_TEXTS_REFUSED: "O que a IA escreveu dizia o que a oferta não prova, e ficou de fora.",
  WRITING_QUESTION_INVALID: "Cole a pergunta com 3 a 1.000 caracteres.",
  PROMPT_INVALID: "Escreva de 1 a 4.000 caracteres.",
  THREAD_NOT_FOUND: "Esta conversa não existe mais.",
  THREAD_NOT_DELETED: "Esta conversa não foi apagada.",
  THREAD_MESSAGE_NOT_FOUND: "Esta mensagem não existe mais.",
  THREAD_FULL: "Esta conversa já é longa demais. Comece outra: ela fica guardada.",
  THREADS_LIMIT: "Há lugar para 500 conversas. Apague alguma antes de começar outra.",
  ANSWER_UNDER_WAY: "O Garimpo IA ainda responde à pergunta anterior. Espere, ou pare a resposta.",
  PROPOSAL_NOT_FOUND: "Esta proposta não existe mais.",
  PROPOSAL_OVER: "Esta proposta já foi respondida ou passou de 24 horas. Peça outra.",

  ARTICLE_NOT_FOUND: "Este artigo da ajuda não existe mais.",
  ARTICLE_WORDS_INVALID: "Conte o que faltou em até 500 caracteres.",

  FEEDBACK_TEXT_INVALID: "Conte o que houve com 10 a 4.000 caracteres.",
  FEEDBACK_SCREENSHOT_GONE: "A imagem não está mais aqui. Anexe de novo, ou envie sem ela.",
  FEEDBACK_NOT_FOUND: "Esta mensagem não existe mais.",
  FEEDBACK_ANSWER_INVALID: "Escreva a resposta com 1 a 4.000 caracteres.",
  FEEDBACK_ANSWERS_FULL: "Esta mensagem já tem 20 respostas. Continue por e-mail.",
  FEEDBACK_ASSIGNEE_INVALID: "Só quem administra o site pode ficar responsável.",
  FEEDBACK_TOPIC_NOT_FOUND: "Este assunto não existe mais.",
  FEEDBACK_TOPIC_INVALID: "Dê ao assunto um título de 1 a 80 caracteres e um resumo de até 300.",
  FEEDBACK_TOPICS_FULL: "São até 200 assuntos. Use um que já existe.",
  CANNED_ANSWER_INVALID: "Dê à resposta um título de 1 a 80 caracteres e um texto de até 4.000.",
  CANNED_ANSWER_NOT_FOUND: "Esta resposta pronta não existe mais.",
  CANNED_ANSWERS_FULL: "São até 50 respostas prontas. Remova uma para guardar outra.",

  SEARCH_INVALID: "A busca pode ter até 100 caracteres visíveis.",
  CONVERSIONS_BY_API:
    "As vendas desta loja já chegam sozinhas, pela conexão. Um arquivo as contaria duas vezes.",
  CONVERSION_NETWORK_UNKNOWN: "Não conheço essa loja ou rede.",
  CONVERSIONS_CSV_TOO_LONG:
    "O arquivo é grande demais. Importe até 5.000 linhas ou 2 MB de cada vez.",
  CONVERSION_DATE_INVALID: "Não entendi a data da venda. Ela é como 28/11/2026 23:59.",
  CONVERSION_DATE_AMBIGUOUS:
    "Esta data pode ser dia/mês ou mês/dia. Escolha a ordem das datas e confira de novo.",
  CONVERSION_COUNTED_BY_API: "As vendas deste dia já vieram pela API da loja.",
  CONVERSION_AMOUNT_INVALID: "Não entendi o valor. Ele é como 12,34.",
  CONVERSION_STATUS_INVALID:
    "Não entendi a situação da venda. Ela é pendente, confirmada ou cancelada.",
  INSIGHTS_PANEL_UNKNOWN: "Não conheço essa parte dos resultados.",
  INSIGHTS_PERIOD_INVALID: "Escolha um período de até 366 dias, que comece antes de terminar.",
  CURSOR_INVALID: "Este ponto da lista não existe. Recomece do início.",
  NODES_TOO_MANY: "Peça no máximo 100 objetos de uma vez.",
  SINCE_TOO_OLD:
    "Não dá mais para repetir tudo o que aconteceu desde esse ponto. Leia a lista de novo e assine sem ele.",
  TEXT_NOT_STORABLE:
    "Este texto tem um caractere que não pode ser guardado. Apague-o e tente de novo.",
  QUERY_TOO_COSTLY: "A consulta pede dados demais de uma vez. Peça menos.",
  SETUP_CODE_INVALID:
    "Este link de configuração não vale mais. Reinicie o servidor para gerar outro.",
} as const;

export type FailureCode = keyof typeof sentences;

/** A refusal with a sentence for the screen. Thrown in a command, it rolls the command back. */
export class Failure extends Error {
  /** `path` names the invalid input field, outermost first; empty when it is not about a field. */
  constructor(readonly code: FailureCode, readonly path: readonly string[] = []) {
    super(sentences[code]);
  }
}
