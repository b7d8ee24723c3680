/**
 * @generated SignedSource<<6170e00f878aec5f046500a728fe13bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type TemplateList_templates$data = ReadonlyArray<{
  readonly activatedAt: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly marketplace: Marketplace | null | undefined;
  readonly name: string;
  readonly season: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateRow_template">;
  readonly " $fragmentType": "TemplateList_templates";
}>;
export type TemplateList_templates$key = ReadonlyArray<{
  readonly " $data"?: TemplateList_templates$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateList_templates">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TemplateList_templates",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketplace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TemplateSeason",
      "kind": "LinkedField",
      "name": "season",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TemplateRow_template"
    }
  ],
  "type": "Template",
  "abstractKey": null
};
})();

(node as any).hash = "880de6b7a39d85ef49d887c09d60f9d5";

export default node;
