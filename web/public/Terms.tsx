import { publicPaths } from "../paths.ts";
import { riskSentences } from "../shared/number_risk.ts";
import type { LegalData } from "./contract.ts";
import { Contact, LegalText } from "./LegalText.tsx";

/** The terms of use. */
export function Terms({ siteName, data }: { siteName: string; data: LegalData }) {
  return (
    <LegalText
      siteName={siteName}
      title="Termos de uso"
      edition={data}
      brief={
        <p>
          Em poucas palavras: a conta e os grupos são seus, o que você publica é responsabilidade
          sua, mostramos a origem de cada número mas não garantimos que a loja o mantenha, e você
          pode sair quando quiser.
        </p>
      }
    >
      <h2>1. O que é o {siteName}</h2>
      <p>
        Uma ferramenta para quem divulga produtos como afiliado. Você indica um produto; o{" "}
        {siteName}{" "}
        lê o que a página da loja mostra, monta uma mensagem com o seu link de afiliado e, se você
        mandar, a envia aos seus grupos. Ao criar uma conta, você aceita estes termos.
      </p>
      <p>
        O {siteName}{" "}
        não vende os produtos, não representa as lojas nem os mensageiros e não participa das suas
        comissões.
      </p>

      <h2>2. Sua conta</h2>
      <ul>
        <li>Use um e-mail que seja seu e guarde a senha: o que se faz com ela conta como seu.</li>
        <li>
          O primeiro envio a grupos pede um e-mail confirmado. Sem isso, dá para experimentar.
        </li>
        <li>Você precisa ter 18 anos, ou autorização de quem responde por você.</li>
        <li>Uma pessoa, uma conta. Contas criadas para fugir dos limites podem ser encerradas.</li>
      </ul>

      <h2>3. Teste, planos e limites</h2>
      <p>
        A conta nova começa no plano Gratuito, em teste. Quando o teste ou o plano termina, os
        envios e a automação param; o que você guardou continua à vista e não é apagado por isso. Os
        limites de cada plano aparecem na página inicial e no app. O preço de um plano pago é
        mostrado antes, e nada é cobrado sem a sua confirmação. Você pode se arrepender em até 7
        dias depois de assinar: devolvemos o que pagou. Onde não há planos à venda, não cobramos
        nada.
      </p>

      <h2>4. O que você se compromete a fazer</h2>
      <ul>
        <li>
          Enviar só a grupos e pessoas que aceitaram receber. Spam, golpe, produto ilegal, conteúdo
          que engana ou ofende e oferta falsa não são permitidos.
        </li>
        <li>
          Cumprir as regras do seu programa de afiliados, da loja e do mensageiro, e usar apenas
          etiquetas, bots e números que sejam seus.
        </li>
        <li>
          Deixar claro que a mensagem é publicidade. Por padrão ela começa com #publi; se você
          desligar isso, responde pela falta.
        </li>
        <li>Não tentar acessar dados de outras pessoas, nem sobrecarregar o serviço.</li>
      </ul>

      <h2>5. Preços, links e comissões</h2>
      <p>
        Mostramos o que a página dizia e quando a lemos. Preço, estoque e frete mudam na loja a
        qualquer momento: confira antes de enviar. Um link “conferido” é um link em que lemos de
        volta a sua etiqueta; isso não garante a comissão, que só a loja decide. Os links do Mercado
        Livre montados com a sua palavra são experimentais, e a tela diz isso.
      </p>

      <h2 id="indique">6. Indique e ganhe</h2>
      <p>
        Onde quem opera este site cobra por planos e abre o programa, quem participa tem um link de
        indicação e aceita estas regras:
      </p>
      <ul>
        <li>
          Conta a indicação de quem abre o seu link e cria uma conta na mesma visita, ou em até 60
          dias se aceitou guardar de onde veio. Vale o primeiro link aberto.
        </li>
        <li>
          A comissão é a porcentagem do plano, por tantos meses quantos a tela mostra, sobre o que a
          pessoa de fato paga. De um plano anual contam os meses que faltam. Uma mudança da
          porcentagem vale para os pagamentos seguintes.
        </li>
        <li>
          Cada comissão espera 7 dias, o prazo de arrependimento. O que for devolvido a quem pagou é
          descontado, também depois de pago a você.
        </li>
        <li>
          Não vale indicar a si mesmo: mesmo e-mail, cartão, CPF, CNPJ ou chave Pix, ou mesmo
          endereço de rede e aparelho juntos. Também não vale spam, nem anúncio que se passe pelo
          {" "}
          {siteName}.
        </li>
        <li>
          O pagamento é por Pix, a uma chave sua, a partir de R$ 50,00, em lotes que a administração
          aprova. Impostos sobre o que você recebe são seus.
        </li>
        <li>
          Ao excluir a conta, o que ainda não entrou em um pagamento volta a quem opera o site:
          receba antes de excluir.
        </li>
      </ul>

      <h2>7. Mensageiros e os riscos deles</h2>
      <p>
        O envio é feito pelo mensageiro que você conecta: o Telegram, com o seu próprio bot, ou o
        WhatsApp, com um número seu ou com o que a plataforma empresta. O Telegram pode limitar,
        atrasar ou bloquear bots e grupos pelas regras dele. No WhatsApp o risco é maior, e você o
        aceita ao conectar um número:
      </p>
      <ul>
        {riskSentences.map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
      <p>
        Cada mensagem é enviada uma vez por grupo. Quando não dá para saber se ela chegou, nós a
        marcamos como em dúvida e não a repetimos sozinhos.
      </p>

      <h2>8. O que é seu continua seu</h2>
      <p>
        Os textos, as ofertas e os grupos são seus. Você nos autoriza a guardá-los e tratá-los só
        para prestar o serviço. O programa do {siteName}{" "}
        é software livre, sob a licença MIT; nomes e marcas das lojas são delas.
      </p>

      <h2>9. Disponibilidade e responsabilidade</h2>
      <p>
        Cuidamos para que o serviço funcione, mas ele depende de lojas, mensageiros e redes que não
        controlamos, e pode parar para manutenção. Dentro do que a lei permite, não respondemos por
        comissões, vendas ou contas de terceiros perdidas. Nada aqui retira direitos que o Código de
        Defesa do Consumidor dá a você.
      </p>

      <h2>10. Encerramento</h2>
      <p>
        Você pode parar de usar e excluir a conta em Conta e segurança: ela é apagada em 7 dias, e
        até lá você pode voltar atrás. Podemos bloquear uma conta que descumpra estes termos, com um
        motivo registrado; salvo em caso grave, avisamos antes.
      </p>

      <h2>11. Mudanças, lei e contato</h2>
      <p>
        Uma mudança destes termos ganha nova versão e nova data nesta página, e o app pede que você
        a aceite. Vale a lei brasileira, e o foro é o do seu domicílio. Como tratamos os seus dados
        está em <a href={publicPaths.privacy}>Privacidade</a>.
      </p>
      <Contact contact={data.privacyContact} />
    </LegalText>
  );
}
