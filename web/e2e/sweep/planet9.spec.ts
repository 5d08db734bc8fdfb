// Every mission of Planet Nine: each of its scenes is reached, in every crew size somewhere.
import { sweep } from "./sweep";

sweep("planet9", 50);
