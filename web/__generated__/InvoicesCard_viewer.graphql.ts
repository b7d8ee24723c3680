/**
 * @generated SignedSource<<c129da02d4a5c7fc9dab1df135285b0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "OPEN" | "PAID" | "UNCOLLECTIBLE" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type InvoicesCard_viewer$data = {
  readonly invoices: ReadonlyArray<{
    readonly createdAt: string;
    readonly due: {
      readonly formatted: string;
    };
    readonly id: string;
    readonly number: string | null | undefined;
    readonly pageUrl: string | null | undefined;
    readonly pdfUrl: string | null | undefined;
    readonly refunded: {
      readonly cents: number;
      readonly formatted: string;
    };
    readonly status: InvoiceStatus;
  }>;
  readonly " $fragmentType": "InvoicesCard_viewer";
};
export type InvoicesCard_viewer$key = {
  readonly " $data"?: InvoicesCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicesCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoicesCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "due",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "refunded",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pdfUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "060272ca268c1bd37bfceca7d7e010af";

export default node;
