import CNcurses
import TerminalUI
