import { publicPaths } from "../paths.ts";
import type { LegalData } from "./contract.ts";
import styles from "./LegalText.module.css";
import { Contact, LegalText } from "./LegalText.tsx";
import { onDevice, type Row, storedOnServer } from "./privacy_rows.ts";

/** The privacy notice (LGPD, Lei 13.709/2018). */
export function Privacy({ siteName, data }: { siteName: string; data: LegalData }) {
  return (
    <LegalText
      siteName={siteName}
      title="Privacidade"
      edition={data}
      brief={
        <p>
          Em poucas palavras: guardamos o que o serviço precisa para funcionar, não vendemos dados,
          não usamos publicidade nem medição de terceiros, e só falamos com as lojas e os
          mensageiros que você escolher.
        </p>
      }
    >
      <h2>1. Quem responde pelos seus dados</h2>
      <p>
        O controlador é quem opera este site ({siteName}). É também com ele que você fala sobre os
        seus direitos:
      </p>
      <Contact contact={data.privacyContact} />

      <h2>2. O que guardamos, por quê e até quando</h2>
      <Table rows={storedOnServer} />
      <p>
        As bases legais são da Lei Geral de Proteção de Dados, artigo 7º. Nenhuma decisão
        automatizada sobre você é tomada com estes dados.
      </p>

      <h2>3. O que fica no seu aparelho</h2>
      <p>
        Antes do seu aceite, só o necessário. O que é opcional vem depois do botão “Pode guardar”;
        para voltar atrás, limpe os dados do site no navegador.
      </p>
      <Table rows={onDevice} />

      <h2>4. Com quem compartilhamos</h2>
      <p>
        Não vendemos nem cedemos dados. Saem daqui só os que o seu uso pede, e os que passam por
        quem trabalha para quem opera este site:
      </p>
      <ul>
        <li>
          <b>Lojas:</b>{" "}
          ao ler um produto, o servidor abre a página da loja. A loja vê o endereço do servidor, não
          o seu. As fotos dos produtos são carregadas da loja pelo seu navegador, sem dizer de que
          página veio o pedido; nisso a loja vê o seu endereço IP. Se você conectar a API de uma
          loja, o servidor usa a sua chave, guardada cifrada, para ler produtos e as suas vendas.
        </li>
        <li>
          <b>Stripe:</b>{" "}
          se você assinar um plano, cobra e recebe o seu nome, o seu e-mail, os dados do pagamento,
          que você digita na página dela, e o CPF ou CNPJ que você informar. A Stripe tem servidores
          fora do Brasil.
        </li>
        <li>
          <b>Telegram:</b>{" "}
          se você conectar um bot, recebe o token dele, as mensagens que você manda enviar e os
          grupos de destino. O Telegram tem servidores fora do Brasil.
        </li>
        <li>
          <b>WhatsApp:</b>{" "}
          se você conectar um número, recebe as mensagens que você manda enviar e os grupos de
          destino, e sabe que há mais um aparelho conectado. Ele tem servidores fora do Brasil. Onde
          quem opera este site usa um gateway, elas passam por ele.
        </li>
        <li>
          <b>Google (Firebase):</b>{" "}
          onde quem opera este site usa o Firebase para a entrada, ou oferece “Entrar com Google”, o
          Google trata como operador o seu e-mail, nome, senha (que nunca passa por nós) e os dados
          de acesso. Ele tem servidores fora do Brasil. Ao entrar com Apple, o mesmo vale para ela.
          Onde este site fica ao lado de um sistema anterior no Firestore, o Google guarda lá também
          uma cópia do seu nome, e-mail, papel, plano, contagem de mensagens e modo de envio, até
          você excluir a conta.
        </li>
        <li>
          <b>E-mail:</b>{" "}
          os e-mails saem pelo serviço que quem opera este site escolheu; ele vê o seu endereço e o
          texto.
        </li>
        <li>
          <b>Administradores deste site:</b>{" "}
          veem a lista de contas e podem agir em nome de uma por até 30 minutos, para ajudar: só com
          um motivo escrito, que fica na trilha de auditoria junto com tudo o que fizerem. Não
          alcançam senha, sessões de outros aparelhos, cópia dos dados nem exclusão.
        </li>
        <li>
          <b>Hospedagem:</b>{" "}
          as máquinas são escolhidas por quem opera este site; pergunte pelo contato acima quais
          são.
        </li>
        <li>
          <b>Autoridades:</b> quando uma ordem legal obrigar.
        </li>
      </ul>

      <h2>5. Como protegemos</h2>
      <p>
        A senha é guardada como hash, que não se desfaz. O token do bot e as chaves do WhatsApp são
        cifrados (AES-256-GCM) e nunca aparecem de volta na tela. Segredos são riscados dos
        registros do servidor. Tentativas demais de entrar são barradas. Cada pessoa só alcança o
        que é dela.
      </p>

      <h2>6. Seus direitos</h2>
      <p>
        Em <b>Conta e segurança</b>{" "}
        você mesmo baixa a cópia de tudo o que é seu (JSON e CSV, num arquivo que vale 72 horas),
        corrige nome, foto e e-mail, encerra sessões, vê o que aceitou e exclui a conta. A exclusão
        acontece 7 dias depois do pedido, e até lá pode ser cancelada; então tudo é apagado, menos
        os códigos da trilha de auditoria, que já não levam a ninguém.
      </p>
      <p>
        Você também pode pedir confirmação, informação sobre compartilhamentos, retirar um
        consentimento ou se opor a um uso (artigo 18), pelo contato acima; uma pessoa responde. Se a
        resposta não servir, procure a <a href="https://www.gov.br/anpd">ANPD</a>.
      </p>

      <h2>7. Mudanças</h2>
      <p>
        Uma mudança deste texto ganha nova versão e nova data nesta página, e o app pede que você a
        aceite; cada aceite fica registrado. Veja também os{" "}
        <a href={publicPaths.terms}>Termos de uso</a>.
      </p>
    </LegalText>
  );
}

const Table = ({ rows }: { rows: readonly Row[] }) => (
  <ul className={styles.table}>
    {rows.map(({ what, why, until }) => (
      <li key={what}>
        <b>{what}</b>
        <div>
          <p>{why}</p>
          <p>{until}</p>
        </div>
      </li>
    ))}
  </ul>
);
