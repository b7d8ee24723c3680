import { type ByTone, phrases } from "./tones.ts";

/** First lines that need no fact. */
export const openings: ByTone = {
  FRIENDLY: phrases(`
    Gente, olha o que eu achei
    Olha que achado bom
    Achei e vim contar para vocês
    Lembrei de vocês quando vi
    Separei este com carinho
    Esse eu quis dividir com vocês
    Para quem procurava um, apareceu
    Mais um achado para o grupo
    Dá uma olhada com calma
    Vi e pensei: alguém aqui vai gostar
    Guardei este para mostrar aqui
    Passando para mostrar este aqui
    Se estava na sua lista, olha ele aqui
    Esse me chamou a atenção
    Mostro porque gostei mesmo
    Quem aí procurava um desses?`),
  DIRECT: phrases(`
    Achado do grupo
    Oferta separada para o grupo
    Direto ao assunto
    Vale conferir
    Para a sua lista
    Selecionado para o grupo
    Mais um para conferir
    Confira os detalhes
    Oferta na mesa
    Resumo da oferta
    Olho nesta oferta
    Para quem procura
    Sem enrolação
    Em destaque no grupo
    Entrou na lista
    Oferta para conferir`),
  PLAYFUL: phrases(`
    Meu carrinho não tem mais paz
    Segura essa!
    Carteira, me perdoa
    Alguém segura este dedo no botão
    Eu só fui dar uma olhadinha…
    Pare tudo e olhe isso
    Alerta de achadinho!
    O carrinho chamou, eu ouvi
    Não era você que queria um desses?
    Quem disse que eu resisto?
    Spoiler: você vai querer
    Pronto, fiquei com vontade
    Achadinho passando na sua tela
    Não digam que eu não avisei
    Tem coisa boa no ar
    Olha o que pulou na minha tela`),
  ELEGANT: phrases(`
    Uma boa escolha para o dia a dia
    Seleção feita com cuidado
    Para quem gosta de escolher bem
    Uma sugestão para a sua lista
    Vale a sua atenção
    Um achado que merece ser visto
    Escolhido entre muitos
    Com gosto, uma sugestão
    Para comprar com calma
    Para quem compara antes de comprar
    Reservei esta oferta para mostrar
    Para considerar na próxima compra
    Uma oferta para decidir com calma
    O cuidado está nos detalhes
    Uma escolha que conversa com a casa
    Apresento com prazer`),
};

/** Last lines, which lead to the shop. */
export const closings: ByTone = {
  FRIENDLY: phrases(`
    Deixo o link aqui: {link}
    Tá aqui: {link}
    Olha com calma: {link}
    Dá uma espiada: {link}
    Se gostar, é por aqui: {link}
    Me conta se pegar o seu: {link}
    Vê se faz sentido para você: {link}
    Qualquer dúvida, pergunta aqui: {link}
    Espero que ajude: {link}
    Manda para quem procura um: {link}
    Para ver de perto: {link}
    Aqui, ó: {link}`),
  DIRECT: phrases(`
    Link: {link}
    Ver na loja: {link}
    Comprar: {link}
    Detalhes: {link}
    Confira: {link}
    Acesse: {link}
    Abrir a oferta: {link}
    Ver a oferta: {link}
    Página do produto: {link}
    Conferir na loja: {link}
    Direto na loja: {link}
    Veja aqui: {link}`),
  PLAYFUL: phrases(`
    Aperta aqui sem medo: {link}
    O carrinho espera: {link}
    Vai lá espiar: {link}
    A tentação mora aqui: {link}
    Depois me conta se resistiu: {link}
    Clica que eu finjo que não vi: {link}
    Só olhar não dói: {link}
    É por aqui, ó: {link}
    Passa lá: {link}
    Eu já fui, falta você: {link}
    Aqui não se julga carrinho: {link}
    Vem ver: {link}`),
  ELEGANT: phrases(`
    Conheça os detalhes: {link}
    Veja com calma: {link}
    Saiba mais: {link}
    A oferta completa está aqui: {link}
    Para conhecer de perto: {link}
    Todos os detalhes na loja: {link}
    Veja se combina com você: {link}
    Descubra mais: {link}
    Fica o convite: {link}
    A página responde ao resto: {link}
    Aprecie os detalhes: {link}
    À sua disposição: {link}`),
};

/** What a long text adds before its last line. */
export const remarks: ByTone = {
  FRIENDLY: phrases(`
    Confere a cor e o tamanho antes de fechar, tá?
    Se já usa um desses, conta aqui o que acha.
    Eu olharia as fotos e as medidas na página.
    Marca aqui quem ia gostar de ver.
    Se ficar na dúvida, me pergunta.`),
  DIRECT: phrases(`
    Confira cor, modelo e medidas na página.
    Veja as fotos e a descrição completa na loja.
    Compare com o que você já tem.
    Leia a descrição antes de comprar.
    Tire as dúvidas na página do produto.`),
  PLAYFUL: phrases(`
    Eu não falei nada, o carrinho é seu.
    Mostra para quem vive pedindo um desses.
    Se o carrinho reclamar, diz que a culpa é minha.
    Respira, olha as fotos e decide.
    O grupo é testemunha de que eu tentei resistir.`),
  ELEGANT: phrases(`
    As fotos da página mostram bem os detalhes.
    Medidas e cores estão descritas na loja.
    Vale ler a descrição com calma.
    Uma compra boa começa por uma boa leitura.
    Compare, pense e escolha sem pressa.`),
};
