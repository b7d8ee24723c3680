import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge"; // the other builds keep the process alive
import firstScript from "../theme/first_mode.js?raw";
import { publicPaths } from "../paths.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { ErrorPage, StatusPage, statusTitle } from "../ui/feedback/ErrorPage.tsx";
import type { Frame, Page, PagesModule, StoreData } from "./contract.ts";
import { DocsPage } from "./docs/DocsPage.tsx";
import { GraphiqlPage } from "./docs/GraphiqlPage.tsx";
import { ReferencePage } from "./docs/ReferencePage.tsx";
import { TypePage } from "./docs/TypePage.tsx";
import { Document } from "./Document.tsx";
import { aboutArticle, aboutHelp } from "./help/about_help.ts";
import { HelpArticle } from "./help/HelpArticle.tsx";
import { HelpPage } from "./help/HelpPage.tsx";
import { RoadMapPage } from "./help/RoadMapPage.tsx";
import { aboutProduct } from "./home/about_product.ts";
import { Home } from "./home/Home.tsx";
import { legal } from "./legal.ts";
import { LinkPage, linkTitle } from "./LinkPage.tsx";
import { MaintenancePage } from "./maintenance/MaintenancePage.tsx";
import { Privacy } from "./Privacy.tsx";
import { aboutStore } from "./store/about_store.ts";
import { StorePage } from "./store/StorePage.tsx";
import { StoreReport } from "./store/StoreReport.tsx";
import { Terms } from "./Terms.tsx";
import "../theme/fonts.css";
import "../theme/tokens.css";
import "../theme/global.css";

/** The public pages, for the server: see `PagesModule`. */
export const pages: PagesModule = {
  paths: publicPaths,
  legal,
  firstScript,
  render: (page, frame) => `<!doctype html>${renderToStaticMarkup(documentOf(page, frame))}`,
};

const aboutHome = (siteName: string) =>
  `O ${siteName} lê o preço na loja, confere se o desconto é de verdade e envia a oferta com o seu link de afiliado aos seus grupos do WhatsApp e do Telegram.`;

/** The line that search engines and messengers show of a store. */
function aboutOffers({ title, about, count }: StoreData): string {
  const offers = count === 0 ? "Ofertas" : count === 1 ? "1 oferta" : `${count} ofertas`;
  return `${about ? `${about}. ` : ""}${offers} de ${title}, com o preço visto e há quanto tempo.`;
}

/** Without a script, the page of a maintenance is loaded anew so often. */
const REFRESH_SECONDS = 20;

/** Returns the document of a page. A page without a case does not compile. */
function documentOf(page: Page, frame: Frame): ReactElement {
  const { siteName } = frame;
  switch (page.name) {
    case "home":
      return (
        <Document
          frame={frame}
          path={publicPaths.home}
          title="Transforme um link em oferta conferida"
          description={aboutHome(siteName)}
          about={aboutProduct(frame, aboutHome(siteName), page.data.trialDays)}
        >
          <Home siteName={siteName} data={page.data} />
        </Document>
      );
    case "terms":
      return (
        <Document
          frame={frame}
          path={publicPaths.terms}
          title="Termos de uso"
          description={`O que o ${siteName} oferece, o que você se compromete a fazer e onde estão os limites.`}
        >
          <Terms siteName={siteName} data={page.data} />
        </Document>
      );
    case "privacy":
      return (
        <Document
          frame={frame}
          path={publicPaths.privacy}
          title="Privacidade"
          description={`Quais dados o ${siteName} guarda, por quê, por quanto tempo, e como pedir os seus.`}
        >
          <Privacy siteName={siteName} data={page.data} />
        </Document>
      );
    case "help":
      return (
        <Document
          frame={frame}
          path={publicPaths.help}
          title="Ajuda"
          description={`Como usar o ${siteName}: conectar o WhatsApp, configurar as lojas, enviar ofertas e resolver problemas.`}
          isIndexed={page.data.search === ""}
          about={aboutHelp(frame, page.data)}
        >
          <HelpPage siteName={siteName} data={page.data} />
        </Document>
      );
    case "roadMap":
      return (
        <Document
          frame={frame}
          path={publicPaths.roadMap}
          title="O que vem aí"
          description={`O que as pessoas sugeriram ao ${siteName} e foi aceito, e até onde chegou.`}
        >
          <RoadMapPage siteName={siteName} data={page.data} />
        </Document>
      );
    case "helpArticle":
      return (
        <Document
          frame={frame}
          path={page.data.path}
          title={page.data.title}
          description={page.data.summary}
          about={aboutArticle(frame, page.data)}
        >
          <HelpArticle siteName={siteName} data={page.data} />
        </Document>
      );
    case "docs":
      return (
        <Document
          frame={frame}
          path={page.data.path}
          title={page.data.title}
          description={page.data.summary}
        >
          <DocsPage siteName={siteName} data={page.data} />
        </Document>
      );
    case "graphiql":
      return (
        <Document
          frame={frame}
          path="/graphql"
          title="GraphiQL"
          description={`Experimente a API GraphQL do ${siteName} no navegador, com a sua conta.`}
          isIndexed={false}
        >
          <GraphiqlPage siteName={siteName} data={page.data} />
        </Document>
      );
    case "docsReference":
      return (
        <Document
          frame={frame}
          path={page.data.path}
          title="Referência do schema"
          description={`Todos os tipos da API GraphQL do ${siteName}.`}
        >
          <ReferencePage siteName={siteName} data={page.data} />
        </Document>
      );
    case "docsType":
      return (
        <Document
          frame={frame}
          path={page.data.path}
          title={`${page.data.name} na API`}
          description={page.data.description || `${page.data.name} na API GraphQL do ${siteName}.`}
        >
          <TypePage siteName={siteName} data={page.data} />
        </Document>
      );
    case "store":
      return (
        <Document
          frame={frame}
          path={page.data.canonical}
          title={page.data.title}
          description={aboutOffers(page.data)}
          picture={page.data.pictureUrl}
          isIndexed={page.data.isIndexed}
          about={aboutStore(frame, page.data)}
        >
          <StorePage siteName={siteName} data={page.data} />
        </Document>
      );
    case "storeReport":
      return (
        <Document frame={frame} path={null} title="Denunciar" description={null}>
          <StoreReport siteName={siteName} data={page.data} />
        </Document>
      );
    case "storeClosed":
      return (
        <Document frame={frame} path={null} title="Página desativada" description={null}>
          <ErrorPage
            status="410"
            title="Esta página foi desativada"
            action={
              <Button component="a" variant="contained" href={publicPaths.home}>
                Ir para o início
              </Button>
            }
          >
            A administração do {siteName} tirou “{page.data.title}” do ar.
          </ErrorPage>
        </Document>
      );
    case "link":
      return (
        <Document frame={frame} path={null} title={linkTitle(page.data)} description={null}>
          <LinkPage data={page.data} origin={frame.origin} />
        </Document>
      );
    case "maintenance":
      return (
        <Document
          frame={frame}
          path={null}
          title="Em manutenção"
          description={null}
          {...page.data.isOpening && { refreshSeconds: REFRESH_SECONDS }}
        >
          <MaintenancePage data={page.data} />
        </Document>
      );
    case "error":
      return (
        <Document
          frame={frame}
          path={null}
          title={statusTitle(page.data.status)}
          description={null}
        >
          <StatusPage
            {...page.data}
            action={page.data.status === 503
              ? (
                <Button component="a" variant="contained" href="">
                  Tentar de novo
                </Button>
              )
              : (
                <Button component="a" variant="contained" href={publicPaths.home}>
                  Ir para o início
                </Button>
              )}
          />
        </Document>
      );
  }
}
