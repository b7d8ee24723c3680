/**
 * @generated SignedSource<<a45e33714142393de7c80356afb16307>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RateArticle_viewer$data = {
  readonly articleRating: {
    readonly isHelpful: boolean;
    readonly words: string;
  } | null | undefined;
  readonly " $fragmentType": "RateArticle_viewer";
};
export type RateArticle_viewer$key = {
  readonly " $data"?: RateArticle_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RateArticle_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "articleId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RateArticle_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "articleId",
          "variableName": "articleId"
        }
      ],
      "concreteType": "ArticleRating",
      "kind": "LinkedField",
      "name": "articleRating",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHelpful",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "602805a10a68c4ab65b2eca7cf62ef20";

export default node;
