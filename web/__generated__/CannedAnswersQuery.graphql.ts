/**
 * @generated SignedSource<<a2cd081929baccde15100f6d6e4e5eee>>
 * @relayHash 86af0a77f0530a4802f95f3cbb897ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5293ffac2e81b758567d0f9bc438eceaa78297139e10d5dc6536664311c9ff7

import { ConcreteRequest } from 'relay-runtime';
export type CannedAnswersQuery$variables = Record<PropertyKey, never>;
export type CannedAnswersQuery$data = {
  readonly cannedAnswers: ReadonlyArray<{
    readonly id: string;
    readonly text: string;
    readonly title: string;
  }>;
};
export type CannedAnswersQuery = {
  response: CannedAnswersQuery$data;
  variables: CannedAnswersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CannedAnswer",
    "kind": "LinkedField",
    "name": "cannedAnswers",
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CannedAnswersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CannedAnswersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b5293ffac2e81b758567d0f9bc438eceaa78297139e10d5dc6536664311c9ff7",
    "metadata": {},
    "name": "CannedAnswersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfaeaedee1486dcd068e8862b9f2dbed";

export default node;
