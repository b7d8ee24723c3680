/** One kind of data: what it is, why it is there and on which basis, and until when. */
export type Row = { readonly what: string; readonly why: string; readonly until: string };

const WITH_ACCOUNT = "Até a exclusão da conta.";
const CONTRACT = "Base: execução do contrato.";
const INTEREST = "Base: legítimo interesse.";

/** What the server stores. A change that stores more adds its row here. */
export const storedOnServer: readonly Row[] = [
  {
    what:
      "Conta: nome, e-mail e se foi confirmado, hash da senha, papel, fuso horário, plano e contagem de mensagens",
    why: `Para você entrar e para aplicar os limites do plano. ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "Foto: só se você escolher uma, recortada e gravada de novo, sem os dados da câmera",
    why: `Para você se reconhecer na tela. ${CONTRACT}`,
    until: "Até você remover ou trocar a foto, ou excluir a conta.",
  },
  {
    what: "Sessões: endereço IP, navegador e hora em que você entrou",
    why: `Para manter você conectado e mostrar onde a conta está aberta. ${INTEREST}`,
    until:
      "Vale por 7 dias, renovados com o uso; sair, ou encerrar em Conta e segurança, apaga. O registro de uma sessão vencida some na próxima vez que alguém entra no site.",
  },
  {
    what:
      "Chaves de API: só se você criar alguma: nome, permissões, um resumo da chave (SHA-256), hora e endereço IP do último uso",
    why: `Para os seus programas agirem por você, e para você ver quem usa cada chave. ${CONTRACT}`,
    until: "90 dias depois de revogada ou vencida.",
  },
  {
    what:
      "Aplicativos de outras pessoas: só se você autorizar algum: o que ele pode fazer, desde quando, hora e endereço IP do último uso; resumos (SHA-256) das senhas de acesso dele. Se você registrar um: nome, endereços, um resumo do segredo. O seu nome aparece a quem for autorizar o seu",
    why: `Para o aplicativo agir por quem o autorizou, e só nisso. ${CONTRACT}`,
    until: "90 dias depois de revogado ou vencido; o seu aplicativo, até você remover.",
  },
  {
    what:
      "Pedidos dos seus programas que enviam uma Idempotency-Key: a chave, um resumo do pedido (SHA-256) e a resposta, cifrada",
    why: `Para um pedido repetido não ser executado duas vezes. ${CONTRACT}`,
    until: "24 horas.",
  },
  {
    what:
      "Tentativas de entrar e pedidos de e-mails: contagens por um resumo do IP e do e-mail (SHA-256)",
    why: `Para barrar quem adivinha senhas ou pede e-mails demais. ${INTEREST}`,
    until: "De 15 minutos a 1 hora; de onde você já entrou, 30 dias.",
  },
  {
    what:
      "Link lido na página inicial, sem conta: nada dele; só uma contagem por um resumo do IP (SHA-256)",
    why: `Para que ninguém leia lojas demais por aqui. ${INTEREST}`,
    until: "1 hora.",
  },
  {
    what:
      "Documentos do seu perfil em um sistema anterior (Firestore): só onde quem opera este site os trouxe, como estavam lá",
    why: `Para que nada do seu perfil se perca na mudança. ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "Código da sua conta nesse sistema anterior, depois que você excluiu a conta aqui",
    why: `Para que uma nova mudança não traga os seus dados de volta. ${INTEREST}`,
    until: "Até quem opera este site deixar o sistema anterior; o código sozinho não tem seu nome.",
  },
  {
    what: "Aceites: quais textos você aceitou, em que versão e quando",
    why: "Para provar o que foi combinado. Base: cumprimento de obrigação legal.",
    until: WITH_ACCOUNT,
  },
  {
    what: "Cópia dos seus dados: o arquivo que você pede em Conta e segurança",
    why: "Para você levar tudo o que é seu. Base: cumprimento de obrigação legal.",
    until: "72 horas depois de pronta.",
  },
  {
    what:
      "Exportações: se você pedir, um arquivo com as suas ofertas ou com os cliques nos seus links, que não dizem de quem são",
    why: `Para você ou os seus programas baixarem. ${CONTRACT}`,
    until:
      "7 dias depois de pronto, ou até você ter cinco mais novos; o registro do pedido, até a exclusão da conta.",
  },
  {
    what:
      "Ofertas, textos e seus códigos de afiliado, também os das redes (Awin, Lomadee, Rakuten, CJ, Admitad, Impact)",
    why: `São o trabalho que você faz aqui. ${CONTRACT}`,
    until: "Até você apagar. Uma oferta apagada pode voltar por 7 dias; depois some de vez.",
  },
  {
    what:
      "Garimpo IA, onde quem opera o site configura um provedor de IA: o que você pede, e da oferta, do grupo e dos seus textos o que o pedido precisa; sem e-mails, telefones, CPF, CNPJ e quem participa dos grupos. Contamos pedidos e o que gastaram, por dia",
    why:
      `Para escrever o que você pediu; vai ao provedor e volta. Você pode desligar em Conta e segurança. ${CONTRACT}`,
    until:
      "As contagens, 90 dias, se quem opera o site não escolher outro prazo. O que o provedor guarda, ele diz.",
  },
  {
    what:
      "Conversas com o Garimpo IA: o que você escreveu, o que ele respondeu e propôs, e o que foi ao provedor de IA para cada resposta: a conversa, até três textos seus que mais venderam, e o que ela leu de ofertas, produtos, cupons, resultados e nomes de grupos",
    why: `Para você voltar a elas e ver o que saiu daqui. ${CONTRACT}`,
    until:
      "Até você apagar, ou 1 ano depois da última mensagem. Uma conversa apagada pode voltar por 7 dias; depois some de vez.",
  },
  {
    what:
      "Loja: endereço, textos, cores, banner, links e convites que você publica, e as denúncias",
    why:
      `Para mostrar a página que você pediu. De quem denuncia guardamos só o que escreveu, e por uma hora uma contagem por um resumo do IP (SHA-256). ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "Conexão com o Telegram: bot, token cifrado, grupos, marcadores e número de membros",
    why:
      "Para enviar aonde você mandar. Não lemos as conversas dos grupos, fora os links dos grupos " +
      `que você marcar como origem. ${CONTRACT}`,
    until: "O token é apagado quando você desconecta; o histórico fica enquanto houver conta.",
  },
  {
    what:
      "Conexão com o WhatsApp: número, chaves do aparelho cifradas, grupos, convites e marcadores",
    why:
      "Para enviar aonde você mandar. As conversas não são lidas nem guardadas, fora os links dos " +
      `grupos que você marcar como origem. ${CONTRACT}`,
    until: "As chaves são apagadas quando você desconecta; o histórico fica enquanto houver conta.",
  },
  {
    what:
      "Grupos de origem: os links de produtos e os códigos de cupom das mensagens novas dos grupos seus que você marcar, quando e em qual; nunca quem escreveu, o texto, fotos ou áudios",
    why:
      "Para mostrar e usar nas suas regras o que você posta nos seus grupos. Só grupos que você " +
      `administra. Um resumo (SHA-256) de cada mensagem evita contá-la duas vezes. ${CONTRACT}`,
    until: "30 dias; os resumos, 3 dias. Os cupons ficam até você descartá-los.",
  },
  {
    what: "Entradas e saídas: quantas pessoas entraram e saíram de cada grupo por dia, nunca quem",
    why: `Para mostrar como o grupo cresce. ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "Envios: o texto, o grupo, cada passo, o motivo e a quantas pessoas chegou",
    why: `Para enviar uma vez só e mostrar o que aconteceu. ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what:
      "Webhooks, se você criar algum: endereço, eventos escolhidos e segredo, cifrado; de cada entrega, o que foi enviado e o começo da resposta",
    why: `Para mandar ao seu servidor o que você pediu, e de novo se ele falhar. ${CONTRACT}`,
    until: "As entregas, por 30 dias; o webhook, até você remover ou excluir a conta.",
  },
  {
    what: "Links curtos: nome, destinos, o resumo da senha e quantas vezes foram abertos",
    why: `São o trabalho que você faz aqui. ${CONTRACT}`,
    until:
      "Um link apagado pode voltar por 7 dias; depois só o endereço fica, para que nunca leve a " +
      "outra pessoa, enquanto houver conta.",
  },
  {
    what:
      "Cliques em links curtos: quando, em que link, de que oferta, mensagem e grupo, tipo de aparelho, o site de onde a pessoa veio e, onde quem opera o site envia, o país; nunca o IP",
    why:
      "Para contar cliques de gente, sem robôs nem repetidos. Um resumo do IP e do navegador, com um " +
      `segredo trocado todo dia, fica só na memória, por 30 minutos. ${INTEREST}`,
    until: "13 meses, se quem opera o site não escolher outro prazo; o total do link fica com ele.",
  },
  {
    what:
      "Vendas pelos seus links: o que as lojas e redes informam, ou o arquivo que você importa: produto, dia, valor, comissão e a referência do link; nada de quem comprou",
    why: `Para mostrar o que cada grupo, modelo e produto rendeu. ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what:
      "Assinatura, se você pagar um plano: como está, faturas, forma de pagamento, bandeira e quatro últimos dígitos do cartão; nunca o número dele",
    why: `Para cobrar, mostrar recibos e devolver o que você pedir de volta. ${CONTRACT}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "CPF ou CNPJ de quem paga, só se você informar, cifrado",
    why: `Para emitir boleto e, onde quem opera o site emite, a nota fiscal. ${CONTRACT}`,
    until: "Até a exclusão da conta; você pode trocar antes de pagar.",
  },
  {
    what:
      "Dados da nota fiscal de cada pagamento, onde quem opera o site emite: nome, e-mail, CPF ou CNPJ cifrado, plano e valor",
    why: "Para emitir a nota e prestar contas. Base: obrigação legal.",
    until: "Até a exclusão da conta; a nota emitida fica com quem a emitiu.",
  },
  {
    what:
      "Programa de indicação, se você participar: seu link, quantas pessoas o abriram por dia, quem criou conta por ele, comissões, pagamentos e a chave Pix cifrada",
    why:
      `Para contar e pagar o que você ganhou. Quem indicou não vê quem é a pessoa indicada. ${CONTRACT}`,
    until:
      "Até a exclusão da conta; os lançamentos ficam depois sem o seu nome, para que as contas fechem, e a chave Pix some quando o pagamento termina.",
  },
  {
    what:
      "Visitas de links de indicação: uma contagem por um resumo do IP e do navegador, com um segredo trocado todo dia",
    why: `Para contar cada pessoa uma vez por dia. ${INTEREST}`,
    until: "1 dia.",
  },
  {
    what:
      "Indicação de uma conta nova: por qual link veio; o e-mail, o cartão (um código do meio de pagamento), o CPF ou CNPJ, a chave Pix, o IP e o navegador são comparados com os de quem indicou",
    why: `Para que ninguém indique a si mesmo. Da comparação fica só o resultado. ${INTEREST}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "Artigos da ajuda: se cada um ajudou você, e o que escreveu",
    why:
      `Para melhorar os artigos. De quem responde sem conta guardamos só a resposta, e por um dia uma contagem por um resumo do IP (SHA-256). ${INTEREST}`,
    until: WITH_ACCOUNT,
  },
  {
    what:
      "Sugestões, problemas e dúvidas que você envia: o texto, a imagem que você anexar, a tela, a versão do site e o navegador, as respostas e os seus votos no que vem aí",
    why:
      `Para responder e melhorar o site. O que vem aí é público e não diz quem pediu. ${CONTRACT}`,
    until:
      "Até a exclusão da conta; as imagens, 180 dias, se quem opera o site não escolher outro prazo.",
  },
  {
    what: "Avisos: o que aconteceu com seus envios e seu plano, e se você já viu",
    why: `Para contar o que precisa de você. ${CONTRACT}`,
    until: "90 dias.",
  },
  {
    what: "Preços vistos nas páginas das lojas, com o código de quem pediu a leitura",
    why: `Para provar um preço antigo. ${INTEREST}`,
    until: WITH_ACCOUNT,
  },
  {
    what: "Diário do sistema: qual conta fez o quê e quando, sem o conteúdo",
    why: `Para não repetir nem perder um passo e para investigar falhas. ${INTEREST}`,
    until: "180 dias, se quem opera o site não escolher outro prazo (de 30 a 730 dias).",
  },
  {
    what:
      "Trilha de auditoria: códigos de quem fez o quê com contas e permissões, e o motivo que um administrador escreveu",
    why: `Para que o acesso de administradores a contas possa ser conferido. ${INTEREST}`,
    until:
      "Só cresce; nada nela muda. Ela guarda códigos, não nomes: depois da exclusão, o seu não leva a ninguém.",
  },
  {
    what: "E-mails: boas-vindas, confirmação, senha, troca de e-mail e avisos da conta",
    why: `Para dizer o que você precisa saber e provar que o e-mail é seu. ${CONTRACT}`,
    until:
      "Saem pelo servidor de e-mail (SMTP) de quem opera o site. Fica por 90 dias só o registro de cada um, com o endereço pela metade; de um endereço que o servidor recusou, um resumo (SHA-256) até ele voltar a receber. Sem um servidor, a cópia fica nos arquivos de quem opera por 30 dias, se ele não escolher outro prazo.",
  },
  {
    what: "Registros de falhas do servidor, com o código para o suporte",
    why: `Para consertar o que quebrou. ${INTEREST}`,
    until: "Quem opera o site decide; segredos são riscados antes de gravar.",
  },
];

/** What stays on the device. */
export const onDevice: readonly Row[] = [
  {
    what: "Cookie da sessão; com o Firebase, também o acesso que ele guarda no navegador",
    why: "Mantém você conectado; o código da página não lê o cookie. Necessário.",
    until: "7 dias, renovados com o uso, ou até sair; o do Firebase, até sair.",
  },
  {
    what: "cookie_consent",
    why: "Lembra a sua resposta ao aviso de cookies. Necessário.",
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
    what: "amazon_groups_read",
    why:
      "Lembra que você leu o aviso da Amazon sobre grupos fechados. Necessário para a sua escolha.",
    until: "Até você limpar os dados do site.",
  },
  {
    what: "session_renewed",
    why: "Com o Firebase: quando a sessão foi renovada, para renová-la a tempo. Necessário.",
    until: "Até você limpar os dados do site.",
  },
  {
    what: "return_path",
    why: "A tela a que o link de um e-mail leva você de volta. Necessário.",
    until: "Até você abrir o link ou limpar os dados do site.",
  },
  {
    what: "verify_dismissed",
    why: "Lembra que você dispensou o pedido de confirmar o e-mail. Necessário para a sua escolha.",
    until: "Até fechar a aba ou sair da conta.",
  },
  {
    what: "Rascunhos, texto colado, buscas recentes, posição da tela e de quem é a aba",
    why: "Para uma recarga não perder o que você escreveu. Necessário.",
    until: "Até fechar a aba ou sair da conta.",
  },
  {
    what: "invitation",
    why:
      "Lembra por qual link de indicação você chegou. Opcional: só depois do seu aceite (consentimento).",
    until: "60 dias, ou até a sua conta ser criada.",
  },
  {
    what: "Cópias das telas e dos últimos dados, e o programa que as guarda (service worker)",
    why: "Para abrir rápido e sem conexão. Opcional: só depois do seu aceite (consentimento).",
    until: "Até sair da conta, no caso dos seus dados, ou limpar os dados do site.",
  },
];
