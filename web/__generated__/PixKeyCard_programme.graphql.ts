/**
 * @generated SignedSource<<540f1b4579faada1fb86280dd48acbdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PixKeyKind = "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
import { FragmentRefs } from "relay-runtime";
export type PixKeyCard_programme$data = {
  readonly pixKey: {
    readonly hint: string;
    readonly kind: PixKeyKind;
  } | null | undefined;
  readonly " $fragmentType": "PixKeyCard_programme";
};
export type PixKeyCard_programme$key = {
  readonly " $data"?: PixKeyCard_programme$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixKeyCard_programme">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PixKeyCard_programme",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PixKey",
      "kind": "LinkedField",
      "name": "pixKey",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hint",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReferralProgramme",
  "abstractKey": null
};

(node as any).hash = "277d56a7e32d92051fe2817af13358b3";

export default node;
