/**
 * @generated SignedSource<<8f3c18b9e3fd0f4d56cbe8b89dc4ff46>>
 * @relayHash e86cae942434d7ee02956aaa2625b3f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57c73d83fc5f8e1904bdbbb5aa6b42e7fe566d0860654437f7a478812aef5f56

import { ConcreteRequest } from 'relay-runtime';
export type entryMutationsQueueQuery$variables = {
  id: string;
};
export type entryMutationsQueueQuery$data = {
  readonly node: {
    readonly queue?: ReadonlyArray<{
      readonly campaignTextId: string | null | undefined;
      readonly offer: {
        readonly id: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type entryMutationsQueueQuery = {
  response: entryMutationsQueueQuery$data;
  variables: entryMutationsQueueQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarQueueItem",
      "kind": "LinkedField",
      "name": "queue",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campaignTextId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Offer",
          "kind": "LinkedField",
          "name": "offer",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CalendarEntry",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "entryMutationsQueueQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "entryMutationsQueueQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "57c73d83fc5f8e1904bdbbb5aa6b42e7fe566d0860654437f7a478812aef5f56",
    "metadata": {},
    "name": "entryMutationsQueueQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63333e2f8358857f7074f2ff668dafd9";

export default node;
