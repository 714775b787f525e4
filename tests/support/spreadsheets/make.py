"""Makes the spreadsheets beside it, with openpyxl, xlwt and odfpy, as their programs would save them.

`libre-office-97.xls` is not made here: LibreOffice 7.4 has saved it so, `soffice --convert-to xls` of a workbook by openpyxl.
"""
import datetime as d
from pathlib import Path

import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook
from openpyxl.utils.datetime import CALENDAR_MAC_1904

HERE = Path(__file__).parent


def months():
    book = Workbook()
    cover = book.active
    cover.title = "Deckblatt"
    cover["A1"] = "Spielplan der Spielzeit"
    sheet = book.create_sheet("Januar 2027")
    sheet["A1"] = "Spielplan Januar 2027"
    sheet.merge_cells("A1:D1")
    sheet.append([])
    sheet.append(["Datum", "Uhrzeit", "Produktion", "Raum"])
    sheet.append([d.date(2027, 1, 8), d.time(11, 0), "Kassensturz", "Studio"])
    sheet.append([None, d.time(19, 30), "Salz", "Studio"])
    sheet.merge_cells("A4:A5")
    sheet.append(["Sa, 9.1.", 0.8125, "Salz", "Studio"])
    sheet.append([46397, d.timedelta(hours=24), "Salz", "Studio"])
    sheet["B7"].number_format = "[h]:mm"
    february = book.create_sheet("Februar")
    february.append(["Produktion", "Raum", "Beginn"])
    february.append(["Salz", "Studio", d.datetime(2027, 2, 28)])
    february["C2"].number_format = "dd.mm.yyyy hh:mm"
    february.append(["Salz", "Studio", 46429.8125])
    hidden = book.create_sheet("Entwurf")
    hidden.append(["Produktion", "Raum", "Beginn"])
    hidden.append(["Salz", "Studio", "01.03.2027 20:00"])
    hidden.sheet_state = "hidden"
    book.save(HERE / "months.xlsx")


def of_a_mac():
    book = Workbook()
    book.epoch = CALENDAR_MAC_1904
    sheet = book.active
    sheet.append(["Produktion", "Raum", "Datum", "Uhrzeit"])
    sheet.append(["Salz", "Studio", d.date(2027, 1, 8), d.time(19, 30)])
    book.save(HERE / "mac-1904.xlsx")


def excel_97():
    book = xlwt.Workbook()
    sheet = book.add_sheet("Januar")
    look = xlwt.XFStyle()
    look.num_format_str = "DD.MM.YYYY HH:MM"
    rows = [("Grün", d.datetime(2027, 1, 8, 19, 30)), ("Salz", d.datetime(2027, 1, 9))]
    for column, name in enumerate(["Produktion", "Raum", "Beginn"]):
        sheet.write(0, column, name)
    for row, (title, begins) in enumerate(rows, start=1):
        sheet.write(row, 0, title)
        sheet.write(row, 1, "Studio")
        sheet.write(row, 2, begins, look)
    book.save(str(HERE / "excel-97.xls"))


def libre_office():
    book = OpenDocumentSpreadsheet()
    table = Table(name="Januar")

    def cell(text, **attributes):
        made = TableCell(**attributes)
        made.addElement(P(text=text))
        return made

    def add(*cells):
        row = TableRow()
        for one in cells:
            row.addElement(one)
        table.addElement(row)

    def words(text):
        return cell(text, valuetype="string")

    add(words("Produktion"), words("Raum"), words("Datum"), words("Uhrzeit"))
    day = cell("08.01.27", valuetype="date", datevalue="2027-01-08")
    add(words("Salz"), words("Studio"), day, cell("19:30", valuetype="time", timevalue="PT19H30M00S"))
    day = cell("09.01.27", valuetype="date", datevalue="2027-01-09")
    add(words("Salz"), words("Studio"), day, cell("24:00", valuetype="time", timevalue="PT24H00M00S"))
    table.addElement(TableRow(numberrowsrepeated=1048570))
    book.spreadsheet.addElement(table)
    book.save(str(HERE / "libre-office.ods"))


months()
of_a_mac()
excel_97()
libre_office()
