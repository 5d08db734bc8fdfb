// Every mission of Deep Sea, and its epilogue: each of its scenes is reached, in every crew size somewhere.
import { sweep } from "./sweep";

sweep("deepsea", 33);
